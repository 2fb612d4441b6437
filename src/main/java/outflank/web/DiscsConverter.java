package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.faces.application.FacesMessage;
import jakarta.faces.component.UIComponent;
import jakarta.faces.context.FacesContext;
import jakarta.faces.convert.Converter;
import jakarta.faces.convert.ConverterException;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.tournament.ScoreText;

/** Discs as people write them, {@code 38} or {@code 38.5}, kept as half discs. Whether they can be is for the rules to say. */
@Named
@RequestScoped
public class DiscsConverter implements Converter<Integer> {

    private static final Pattern DISCS = Pattern.compile("(\\d{1,2})([.,]5|½|[.,]0)?");

    @Inject
    private Messages messages;

    @Override
    public Integer getAsObject(FacesContext faces, UIComponent field, String typed) {
        if (typed == null || typed.isBlank()) {
            return null;
        }
        Matcher discs = DISCS.matcher(typed.strip());
        if (!discs.matches()) {
            throw new ConverterException(
                    new FacesMessage(FacesMessage.SEVERITY_ERROR, messages.text("refusal.discsRange"), null));
        }
        boolean half = discs.group(2) != null && !discs.group(2).endsWith("0");
        return 2 * Integer.parseInt(discs.group(1)) + (half ? 1 : 0);
    }

    @Override
    public String getAsString(FacesContext faces, UIComponent field, Integer halfDiscs) {
        return halfDiscs == null ? "" : ScoreText.discs(halfDiscs);
    }
}
