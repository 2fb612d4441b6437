package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.faces.application.FacesMessage;
import jakarta.faces.context.FacesContext;
import jakarta.inject.Inject;
import java.text.Bidi;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.ResourceBundle;
import outflank.usecase.Refusal;

/** What a page says to the person before it, in the words of the bundle. */
@RequestScoped
public class Messages {

    private static final String LEFT_TO_RIGHT_ISOLATE = "\u2066";
    private static final String END_OF_ISOLATE = "\u2069";

    @Inject
    private Language language;

    /** The text of a key, filled with values. */
    public String text(String key, Object... values) {
        ResourceBundle texts = language.texts();
        Object[] named = Arrays.stream(values).map(value -> named(texts, value)).toArray();
        return new MessageFormat(texts.getString(key), language.getLocale()).format(named);
    }

    /** Says that something was done; it survives a redirect to the next page. */
    public void done(String key, Object... values) {
        FacesContext faces = FacesContext.getCurrentInstance();
        faces.getExternalContext().getFlash().setKeepMessages(true);
        faces.addMessage(null, new FacesMessage(FacesMessage.SEVERITY_INFO, text(key, values), null));
    }

    /** Says that something was done, on a page that stays. */
    public void tell(String key, Object... values) {
        FacesContext.getCurrentInstance()
                .addMessage(null, new FacesMessage(FacesMessage.SEVERITY_INFO, text(key, values), null));
    }

    /** Says something the person should know before going on. */
    public void warn(String key, Object... values) {
        FacesContext.getCurrentInstance()
                .addMessage(null, new FacesMessage(FacesMessage.SEVERITY_WARN, text(key, values), null));
    }

    /** Says why something was not done. */
    public void refused(Refusal refusal) {
        refused(null, refusal);
    }

    /** Says why something was not done, beside the field it is about. */
    public void refused(String field, Refusal refusal) {
        FacesContext faces = FacesContext.getCurrentInstance();
        faces.validationFailed();
        faces.addMessage(
                field, new FacesMessage(FacesMessage.SEVERITY_ERROR, text(refusal.key(), refusal.values()), null));
    }

    /** Says why something was not done on the page that a redirect leads to. */
    public void refusedOnNextPage(Refusal refusal) {
        FacesContext.getCurrentInstance().getExternalContext().getFlash().setKeepMessages(true);
        refused(refusal);
    }

    /** Calls a use case; a refusal becomes a message. */
    public boolean attempt(Runnable useCase) {
        try {
            useCase.run();
            return true;
        } catch (Refusal refusal) {
            refused(refusal);
            return false;
        }
    }

    /** Values such as "person.familyName" are names of fields and stand in the bundle themselves. */
    private static Object named(ResourceBundle texts, Object value) {
        if (!(value instanceof String text)) {
            return value;
        }
        if (text.contains(".") && texts.containsKey(text)) {
            return texts.getString(text);
        }
        // Beside an Arabic or Hebrew name the browser would turn a score around: 37–27 would read 27–37.
        boolean mayTurn = Bidi.requiresBidi(text.toCharArray(), 0, text.length());
        return mayTurn ? LEFT_TO_RIGHT_ISOLATE + text + END_OF_ISOLATE : text;
    }
}
