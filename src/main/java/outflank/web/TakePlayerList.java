package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.Part;
import java.io.IOException;
import java.io.InputStream;
import org.omnifaces.util.Faces;
import outflank.player.FederationList;
import outflank.usecase.Refusal;

/** The administrator hands in the federation's list of players. */
@Named
@RequestScoped
public class TakePlayerList {

    @Inject
    private FederationList list;

    @Inject
    private CurrentActor caller;

    @Inject
    private Messages messages;

    private Part file;

    /** Puts the list in the place of the one that is there. */
    public void take() throws IOException {
        if (file == null || file.getSize() == 0) {
            messages.refused("list:file", new Refusal("refusal.playerList"));
            return;
        }
        try (InputStream content = file.getInputStream()) {
            messages.done("playerList.taken", list.take(caller.account(), content));
            Faces.redirect(Faces.getRequestContextPath() + "/desk/tournaments");
        } catch (Refusal refusal) {
            messages.refused("list:file", refusal);
        }
    }

    /** How many players are on the list. */
    public long getSize() {
        return list.size();
    }

    public Part getFile() {
        return file;
    }

    public void setFile(Part file) {
        this.file = file;
    }
}
