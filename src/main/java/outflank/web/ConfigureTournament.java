package outflank.web;

import jakarta.faces.view.ViewScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.IOException;
import java.io.Serializable;
import java.util.List;
import java.util.UUID;
import org.omnifaces.util.Faces;
import outflank.tournament.ConfiguringTournaments;
import outflank.tournament.PublishingRounds;
import outflank.tournament.Right;
import outflank.tournament.Role;
import outflank.tournament.Team;
import outflank.tournament.TournamentRules;
import outflank.tournament.TournamentSettings;
import outflank.tournament.TournamentState;
import outflank.usecase.Refusal;

/** The director changes what is announced, the rules, the registration and the team, and ends or reopens it all. */
@Named
@ViewScoped
@SuppressWarnings("serial") // The use cases are proxies of the container, which are serializable.
public class ConfigureTournament implements Serializable {

    private static final long serialVersionUID = 1L;

    @Inject
    private Desk desk;

    @Inject
    private ConfiguringTournaments configuring;

    @Inject
    private PublishingRounds publishing;

    @Inject
    private Team team;

    @Inject
    private Links links;

    @Inject
    private Messages messages;

    private TournamentForm form;
    private TournamentSettings seen;
    private List<MemberRow> members = List.of();
    private String invitation;
    private String reason;

    /** One member of the team as the page shows him. */
    public record MemberRow(UUID accountId, String name, Role role) implements Serializable {}

    /** Opens the page, on each request before it is shown. */
    public void open() {
        if (!desk.open()) {
            return;
        }
        if (form == null) {
            form = new TournamentForm();
            seen = TournamentSettings.of(desk.getTournament());
            form.fill(seen.details());
            form.fill(seen.rules());
        }
        members = team.members(desk.actor(), desk.id()).stream()
                .map(member -> new MemberRow(member.accountId(), member.name(), member.role()))
                .toList();
    }

    /** Saves what is announced and what may change of the rules. */
    public void save() throws IOException {
        try {
            TournamentRules rules = isLocked() ? seen.rules() : form.rules();
            configuring.change(desk.actor(), desk.id(), seen, new TournamentSettings(form.details(), rules), reason);
            messages.done("desk.saved");
            Faces.redirect(desk.address("settings"));
        } catch (Refusal refusal) {
            form.show(messages, refusal);
        }
    }

    /** Opens or closes the registration to everybody. */
    public void openRegistration(boolean open) {
        messages.attempt(() -> {
            configuring.openRegistration(desk.actor(), desk.id(), open);
            messages.tell(open ? "desk.registration.opened" : "desk.registration.closed");
        });
    }

    /** Makes a link by which somebody joins the team. */
    public void invite(Role role) {
        messages.attempt(() -> invitation = links.invitation(team.invite(desk.actor(), desk.id(), role)));
    }

    /** Takes somebody out of the team. */
    public void remove(MemberRow member) {
        invitation = null;
        messages.attempt(() -> team.remove(desk.actor(), desk.id(), member.accountId()));
    }

    /** Ends the tournament. */
    public void finish() throws IOException {
        if (messages.attempt(() -> publishing.finish(desk.actor(), desk.id()))) {
            messages.done("desk.finished");
            Faces.redirect(desk.address("settings"));
        }
    }

    /** Takes the end back. */
    public void reopen() throws IOException {
        if (messages.attempt(() -> publishing.reopen(desk.actor(), desk.id()))) {
            messages.done("desk.reopened");
            Faces.redirect(desk.address("settings"));
        }
    }

    /** Whether no rule can change: the tournament is over, or the caller is no director. */
    public boolean isLocked() {
        return desk.getTournament().state() == TournamentState.FINISHED || !desk.may(Right.CONFIGURE);
    }

    /** Whether the rules of each game are fixed. */
    public boolean isStarted() {
        return desk.getTournament().state() != TournamentState.SETUP || !desk.may(Right.CONFIGURE);
    }

    /** Whether a change of the rules needs a reason. */
    public boolean isReasonNeeded() {
        return isStarted() && !isLocked();
    }

    /** Why the rules change. */
    public String getReason() {
        return reason;
    }

    public void setReason(String reason) {
        this.reason = reason;
    }

    public TournamentForm getForm() {
        return form;
    }

    public List<MemberRow> getMembers() {
        return members;
    }

    /** The invitation just made; null before. It cannot be shown again. */
    public String getInvitation() {
        return invitation;
    }
}
