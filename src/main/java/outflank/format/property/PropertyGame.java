package outflank.format.property;

import java.util.List;
import java.util.Optional;

/**
 * The main line of one game.
 *
 * @param properties the values in the order of the file
 * @param line the line of the file the game begins in, from 1
 * @param closed whether the last bracket is there
 */
record PropertyGame(List<Property> properties, long line, boolean closed) {

    PropertyGame {
        properties = List.copyOf(properties);
    }

    /** The first value of the property with this name. */
    Optional<Property> first(String name) {
        return properties.stream()
                .filter(property -> property.name().equals(name))
                .findFirst();
    }

    /** The first value of the property with this name; empty if there is none. */
    String value(String name) {
        return first(name).map(Property::value).orElse("");
    }

    boolean has(String name) {
        return first(name).isPresent();
    }
}
