package outflank.web;

import jakarta.faces.component.UIComponent;
import jakarta.faces.context.FacesContext;
import jakarta.faces.convert.Converter;
import jakarta.faces.convert.ConverterException;
import jakarta.faces.convert.FacesConverter;
import java.util.UUID;

/** Ids in lists to choose from; what is none was not chosen from a list of ours. */
@FacesConverter("outflank.uuid")
public class UuidConverter implements Converter<UUID> {

    @Override
    public UUID getAsObject(FacesContext faces, UIComponent input, String text) {
        if (text == null || text.isBlank()) {
            return null;
        }
        try {
            return UUID.fromString(text);
        } catch (IllegalArgumentException foreign) {
            throw new ConverterException("not an id", foreign);
        }
    }

    @Override
    public String getAsString(FacesContext faces, UIComponent input, UUID id) {
        return id == null ? "" : id.toString();
    }
}
