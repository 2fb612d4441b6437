package outflank.boot.demo;

import java.util.List;
import outflank.player.PersonDetails;

/**
 * Invented people from many countries, the strongest first. Their names show what names can be: several scripts, both
 * directions of writing, very short and very long ones.
 */
final class People {

    /** Everybody who plays in the demo. */
    static final List<PersonDetails> ALL = List.of(
            person("Maren", "Østervang", "DEN", 2284),
            person("千景", "星ノ原", "JPN", 2241),
            person("Íñigo", "Valdesombra", "ESP", 2178),
            person("Juniper", "Hallowmere", "USA", 2120),
            person("Злата", "Ветрогорова", "BUL", 2066),
            person("Ottavio", "Belfaro", "ITA", 2011),
            person("Wszemiła", "Żółtobrzeska", "POL", 1957),
            person("ปิ่นฟ้า", "เมฆทองใส", "THA", 1902),
            person("Éloïse", "Grandvaucel", "FRA", 1848),
            person("Percival", "Thistlemoor", "GBR", 1795),
            person("晓雾", "云", "CHN", 1740),
            person("Aatto", "Järvensäde", "FIN", 1688),
            person("ليان", "القمرزاد", "JOR", 1631),
            person("Maximiliane-Theodora", "von Hohenbrunn-Silberthal-Wiesenquell", "GER", 1580),
            person("Λυδία", "Ανεμολόγου", "GRE", 1524),
            person("Akosua", "Nyamebrempo", "GHA", 1470),
            person("Þórdís", "Hafsteinsbrún", "ISL", 1413),
            person("मेघना", "वनतारा", "IND", 1362),
            person("João", "Marevento", "BRA", 1305),
            person("Işıl", "Denizsever", "TUR", 1248),
            person("Csilla", "Őszvölgyi", "HUN", 1190),
            person("", "Bramblewick", "NZL", 0));

    private People() {}

    private static PersonDetails person(String givenName, String familyName, String country, int rating) {
        return new PersonDetails(givenName, familyName, country, "", rating);
    }
}
