package outflank.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.lowagie.text.pdf.PdfReader;
import com.lowagie.text.pdf.parser.PdfTextExtractor;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import outflank.print.PrintedTable.Column;

/** What is on the sheets, read back from the PDF. */
class PrintTest {

    private static final List<Column> COLUMNS =
            List.of(new Column("Rank", 5, true), new Column("Player", 30, false), new Column("Points", 8, true));

    private static PdfReader tables(PrintedTable... tables) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        TableDocument.write("Lighthouse Open", List.of(tables), out);
        return new PdfReader(out.toByteArray());
    }

    private static String text(PdfReader pdf, int sheet) throws IOException {
        return new PdfTextExtractor(pdf).getTextFromPage(sheet);
    }

    @Test
    void namesOfManyAlphabetsAreOnTheSheet() throws IOException {
        List<String> names = List.of("Zoë Müller-Ångström", "Łukasz Žižek", "Ελένη", "Пётр Ильич");
        List<List<String>> rows =
                names.stream().map(name -> List.of("1", name, "7½")).toList();

        String sheet = text(tables(new PrintedTable("Standings", "After round 3", COLUMNS, rows)), 1);

        assertThat(sheet).contains("Lighthouse Open", "Standings", "After round 3", "Player", "7½");
        assertThat(sheet).contains(names);
    }

    @Test
    void namesInChineseJapaneseAndKoreanLeaveNoGap() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintedTable table = new PrintedTable(
                "T", "", COLUMNS, List.of(List.of("1", "井上", "2"), List.of("2", "陈龙", "1"), List.of("3", "김철수", "0")));
        TableDocument.write("杯", List.of(table), out);

        String fonts = out.toString(java.nio.charset.StandardCharsets.ISO_8859_1);
        assertThat(fonts).contains("HeiseiKakuGo-W5", "STSong-Light", "HYGoThic-Medium");
    }

    @Test
    void aLongTableGoesOnWithItsHeadingsAndEverySheetIsNumbered() throws IOException {
        List<List<String>> rows = new ArrayList<>();
        for (int rank = 1; rank <= 100; rank++) {
            rows.add(List.of("" + rank, "Player " + rank, "3"));
        }

        PdfReader pdf = tables(new PrintedTable("Standings", "", COLUMNS, rows));

        assertThat(pdf.getNumberOfPages()).isEqualTo(3);
        for (int sheet = 1; sheet <= 3; sheet++) {
            assertThat(text(pdf, sheet)).contains("Rank", "Points", sheet + " / ");
        }
        assertThat(text(pdf, 3)).contains("Player 100");
    }

    @Test
    void aWideTableTurnsTheSheet() throws IOException {
        List<Column> many = new ArrayList<>();
        List<String> row = new ArrayList<>();
        for (int round = 1; round <= 15; round++) {
            many.add(new Column("" + round, 9, true));
            row.add("B40");
        }
        PdfReader pdf = tables(new PrintedTable("Crosstable", "", many, List.of(row)));

        assertThat(pdf.getPageSizeWithRotation(1).getWidth())
                .isGreaterThan(pdf.getPageSizeWithRotation(1).getHeight());
    }

    @Test
    void eightSlipsAreOnASheet() throws IOException {
        List<ResultSlip> slips = new ArrayList<>();
        for (int table = 1; table <= 9; table++) {
            slips.add(new ResultSlip("Lighthouse Open", "Round 2", "Table " + table, "Ada " + table, "Bo " + table));
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        SlipDocument.write(slips, new ResultSlip.Words("Black", "White", "Discs", "Signature"), out);
        PdfReader pdf = new PdfReader(out.toByteArray());

        assertThat(pdf.getNumberOfPages()).isEqualTo(2);
        assertThat(text(pdf, 1)).contains("Table 8", "Ada 8", "Bo 8", "Black", "White", "Signature");
        assertThat(text(pdf, 1)).doesNotContain("Table 9");
        assertThat(text(pdf, 2)).contains("Table 9");
    }

    @Test
    void aRowMustFitItsColumns() {
        assertThatThrownBy(() -> new PrintedTable("T", "", COLUMNS, List.of(List.of("1"))))
                .hasMessageContaining("1 texts");
        assertThatThrownBy(() -> new PrintedTable("T", "", List.of(), List.of()))
                .hasMessageContaining("column");
        assertThatThrownBy(() -> new Column("", 0, false)).hasMessageContaining("0");
    }

    @Test
    void lettersNoFontHasAreKnownBefore() {
        for (String name : List.of("Zoë Müller-Ångström", "Пётр", "Ελένη", "井上", "陈龙", "김철수", "")) {
            assertThat(Alphabets.canPrint(name)).as(name).isTrue();
        }
        for (String name : List.of("สมชาย", "ليان", "आदित्य")) {
            assertThat(Alphabets.canPrint(name)).as(name).isFalse();
        }
    }
}
