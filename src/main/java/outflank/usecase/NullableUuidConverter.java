package outflank.usecase;

import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import java.util.UUID;

/** For UUID columns that may be empty: EclipseLink's own conversion fails when it reads an empty one. */
@Converter
public class NullableUuidConverter implements AttributeConverter<UUID, Object> {

    @Override
    public Object convertToDatabaseColumn(UUID id) {
        return id == null ? null : id.toString();
    }

    @Override
    public UUID convertToEntityAttribute(Object id) {
        return id == null ? null : UUID.fromString(id.toString());
    }
}
