package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.faces.application.FacesMessage;
import jakarta.faces.component.UIComponent;
import jakarta.faces.context.FacesContext;
import jakarta.faces.convert.Converter;
import jakarta.faces.convert.ConverterException;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import outflank.tournament.ScoreText;
import outflank.usecase.Refusal;

/** Discs as people write them, {@code 38} or {@code 38.5}, kept as half discs. Whether they can be is for the rules to say. */
@Named
@RequestScoped
public class DiscsConverter implements Converter<Integer> {

    @Inject
    private Messages messages;

    @Override
    public Integer getAsObject(FacesContext faces, UIComponent field, String typed) {
        if (typed == null || typed.isBlank()) {
            return null;
        }
        try {
            return TypedDiscs.halfDiscs(typed, "color.black");
        } catch (Refusal noDiscs) {
            throw new ConverterException(
                    new FacesMessage(FacesMessage.SEVERITY_ERROR, messages.text("refusal.discsRange"), null), noDiscs);
        }
    }

    @Override
    public String getAsString(FacesContext faces, UIComponent field, Integer halfDiscs) {
        return halfDiscs == null ? "" : ScoreText.discs(halfDiscs);
    }
}
