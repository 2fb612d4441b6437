package outflank.print;

import com.lowagie.text.DocumentException;
import com.lowagie.text.Font;
import com.lowagie.text.Phrase;
import com.lowagie.text.pdf.BaseFont;
import com.lowagie.text.pdf.FontSelector;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * The fonts of a document: one that is part of it for Latin, Greek and Cyrillic letters, and for Chinese, Japanese and
 * Korean those every reader of PDF brings along.
 */
final class PrintFonts {

    private static final String LETTERS = "/font-fallback/LiberationSans-Regular.ttf";

    private final BaseFont letters;
    private final BaseFont japanese;
    private final BaseFont chinese;
    private final BaseFont korean;

    PrintFonts() {
        try {
            letters = BaseFont.createFont(
                    "LiberationSans-Regular.ttf", BaseFont.IDENTITY_H, BaseFont.EMBEDDED, true, file(), null);
            japanese = BaseFont.createFont("HeiseiKakuGo-W5", "UniJIS-UCS2-H", BaseFont.NOT_EMBEDDED);
            chinese = BaseFont.createFont("STSong-Light", "UniGB-UCS2-H", BaseFont.NOT_EMBEDDED);
            korean = BaseFont.createFont("HYGoThic-Medium", "UniKS-UCS2-H", BaseFont.NOT_EMBEDDED);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        } catch (DocumentException unusable) {
            throw new IllegalStateException("the fonts of the library cannot be used", unusable);
        }
    }

    private static byte[] file() throws IOException {
        try (InputStream file = BaseFont.class.getResourceAsStream(LETTERS)) {
            if (file == null) {
                throw new IOException(LETTERS + " is missing");
            }
            return file.readAllBytes();
        }
    }

    /** The font of numbers and headings that are certainly letters. */
    BaseFont letters() {
        return letters;
    }

    /** Whether every sign of a text is in one of the fonts; who is not written would leave a gap on the sheet. */
    boolean has(String text) {
        return text.codePoints()
                .allMatch(sign -> Character.isWhitespace(sign)
                        || letters.charExists(sign)
                        || japanese.charExists(sign)
                        || chinese.charExists(sign)
                        || korean.charExists(sign));
    }

    /** A text in the font that has its signs. */
    Phrase plain(String text, float size) {
        return phrase(text, size, Font.NORMAL);
    }

    /** A text that stands out. */
    Phrase bold(String text, float size) {
        return phrase(text, size, Font.BOLD);
    }

    private Phrase phrase(String text, float size, int style) {
        FontSelector selector = new FontSelector();
        for (BaseFont font : new BaseFont[] {letters, japanese, chinese, korean}) {
            selector.addFont(new Font(font, size, style));
        }
        return selector.process(text);
    }
}
