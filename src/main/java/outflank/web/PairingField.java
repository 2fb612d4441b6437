package outflank.web;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import outflank.competition.pairing.PairingSetting;
import outflank.competition.pairing.PairingSetting.Form;

/** One value of the pairing rules as it is typed: one input, one for each entry of a list, or two for each step. */
public class PairingField implements Serializable {

    private static final long serialVersionUID = 1L;
    private static final String NO_STEPS = "none";
    private static final String THIN_SPACE = "\u202F";
    private static final int BLANK_STEPS = 1;

    /** One or two inputs that belong together: a cost, or a round and the factor from it on. */
    public static class Cell implements Serializable {

        private static final long serialVersionUID = 1L;

        private final int index;
        private String round;
        private String value;

        Cell(int index, String round, String value) {
            this.index = index;
            this.round = round;
            this.value = value;
        }

        /** The number of this entry, from 0. */
        public int getIndex() {
            return index;
        }

        public String getRound() {
            return round;
        }

        public void setRound(String round) {
            this.round = round;
        }

        public String getValue() {
            return value;
        }

        public void setValue(String value) {
            this.value = value;
        }
    }

    private final PairingSetting setting;
    private final String presetText;
    private List<Cell> cells;
    private String problem;

    /**
     * @param text the value as it is stored
     * @param presetText the value of the preset
     */
    PairingField(PairingSetting setting, String text, String presetText) {
        this.setting = setting;
        this.presetText = presetText;
        this.cells = cells(text);
    }

    private List<Cell> cells(String text) {
        List<Cell> read = new ArrayList<>();
        switch (setting.form()) {
            case COSTS ->
                Arrays.stream(text.split(",")).forEach(cost -> read.add(new Cell(read.size(), "", grouped(cost))));
            case COST -> read.add(new Cell(0, "", grouped(text)));
            case STEPS -> {
                if (!text.equals(NO_STEPS)) {
                    for (String step : text.split(",")) {
                        int colon = step.indexOf(':');
                        read.add(new Cell(read.size(), step.substring(0, colon), step.substring(colon + 1)));
                    }
                }
                for (int i = 0; i < BLANK_STEPS; i++) {
                    read.add(new Cell(read.size(), "", ""));
                }
            }
            default -> read.add(new Cell(0, "", text));
        }
        return List.copyOf(read);
    }

    /** As people read long numbers: 2 079 081. */
    private static String grouped(String number) {
        return number.replaceAll("(?<=\\d)(?=(\\d{3})+$)", THIN_SPACE);
    }

    void reset() {
        cells = cells(presetText);
        problem = null;
    }

    /** What is typed, as it is stored; it may be wrong. */
    String text() {
        return switch (setting.form()) {
            case COSTS -> cells.stream().map(cell -> typed(cell.value)).collect(Collectors.joining(","));
            case STEPS -> steps();
            default -> typed(cells.get(0).value);
        };
    }

    private String steps() {
        List<String> steps = cells.stream()
                .filter(cell ->
                        !typed(cell.round).isEmpty() || !typed(cell.value).isEmpty())
                .map(cell -> typed(cell.round) + ":" + typed(cell.value))
                .toList();
        return steps.isEmpty() ? NO_STEPS : String.join(",", steps);
    }

    /** Whoever types 20 000, 20,000 or 20.000 means twenty thousand; commas would be taken for the next entry. */
    private String typed(String value) {
        if (value == null) {
            return "";
        }
        boolean number = setting.form() != Form.ROUNDS && setting.form() != Form.ACCELERATION;
        return number
                ? value.strip().replaceAll("(?<=\\d)[\\s\\u00A0\\u202F.,'’](?=\\d{3}(?!\\d))", "")
                : value.strip();
    }

    /** @param text why it was refused; null if it was not */
    void problem(String text) {
        problem = text;
    }

    /** The setting with this value. */
    public PairingSetting getSetting() {
        return setting;
    }

    /** The group of texts of this setting: the last part of its keys. */
    public String getWord() {
        return setting.name().toLowerCase(Locale.ROOT);
    }

    public List<Cell> getCells() {
        return cells;
    }

    /** Why it was refused; null if it was not. */
    public String getProblem() {
        return problem;
    }

    /** Whether another value than that of the preset is typed. */
    public boolean isDifferent() {
        return !text().equals(presetText);
    }

    /** The value of the preset as people read it. */
    public String getPresetShown() {
        return switch (setting.form()) {
            case COST, COSTS, STEPS ->
                Arrays.stream(presetText.split(",")).map(PairingField::grouped).collect(Collectors.joining(", "));
            default -> presetText;
        };
    }
}
