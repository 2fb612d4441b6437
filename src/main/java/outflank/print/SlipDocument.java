package outflank.print;

import com.lowagie.text.Document;
import com.lowagie.text.Element;
import com.lowagie.text.PageSize;
import com.lowagie.text.Phrase;
import com.lowagie.text.Rectangle;
import com.lowagie.text.pdf.PdfPCell;
import com.lowagie.text.pdf.PdfPTable;
import com.lowagie.text.pdf.PdfWriter;
import java.awt.Color;
import java.io.OutputStream;
import java.util.List;

/** Result slips on A4 sheets, eight to a sheet, with dotted lines to cut along. */
public final class SlipDocument {

    private static final int ACROSS = 2;
    private static final float MARGIN = 20;
    private static final float HEIGHT = 198;
    private static final float SMALL = 8;
    private static final float NAME = 12;
    private static final Color CUT = new Color(0x90, 0x90, 0x90);

    private SlipDocument() {}

    /**
     * Writes slips in their order.
     *
     * @param slips at least one
     * @param words what stands beside the fields
     * @param out where to; it stays open
     */
    public static void write(List<ResultSlip> slips, ResultSlip.Words words, OutputStream out) {
        PrintFonts fonts = new PrintFonts();
        Document document = new Document(PageSize.A4, MARGIN, MARGIN, MARGIN, MARGIN);
        PdfWriter writer = PdfWriter.getInstance(document, out);
        writer.setCloseStream(false);
        document.addTitle(slips.get(0).tournament());
        document.addCreator("Outflank");
        document.open();
        PdfPTable sheet = new PdfPTable(ACROSS);
        sheet.setWidthPercentage(100);
        for (ResultSlip slip : slips) {
            PdfPCell cell = new PdfPCell(slip(slip, words, fonts));
            cell.setFixedHeight(HEIGHT);
            cell.setPadding(12);
            cell.setBorderColor(CUT);
            cell.setBorderWidth(0.5f);
            sheet.addCell(cell);
        }
        sheet.completeRow();
        document.add(sheet);
        document.close();
    }

    private static PdfPTable slip(ResultSlip slip, ResultSlip.Words words, PrintFonts fonts) {
        PdfPTable table = new PdfPTable(3);
        table.setWidths(new float[] {5, 2, 4});
        PdfPCell title = borderless(fonts.plain(slip.tournament(), SMALL), Element.ALIGN_LEFT);
        title.setColspan(3);
        table.addCell(title);
        PdfPCell round = borderless(fonts.bold(slip.round(), NAME), Element.ALIGN_LEFT);
        round.setPaddingBottom(8);
        table.addCell(round);
        PdfPCell number = borderless(fonts.bold(slip.table(), NAME), Element.ALIGN_RIGHT);
        number.setColspan(2);
        table.addCell(number);
        table.addCell(borderless(new Phrase(), Element.ALIGN_LEFT));
        table.addCell(borderless(fonts.plain(words.discs(), SMALL), Element.ALIGN_CENTER));
        table.addCell(borderless(fonts.plain(words.signature(), SMALL), Element.ALIGN_CENTER));
        side(table, words.black(), slip.black(), fonts);
        side(table, words.white(), slip.white(), fonts);
        // The last row fills what is left of the slip, so it is one without lines.
        PdfPCell rest = borderless(new Phrase(), Element.ALIGN_LEFT);
        rest.setColspan(3);
        table.addCell(rest);
        return table;
    }

    private static void side(PdfPTable table, String color, String name, PrintFonts fonts) {
        PdfPTable who = new PdfPTable(1);
        who.addCell(borderless(fonts.plain(color, SMALL), Element.ALIGN_LEFT));
        who.addCell(borderless(fonts.bold(name, NAME), Element.ALIGN_LEFT));
        PdfPCell player = new PdfPCell(who);
        player.setBorder(Rectangle.NO_BORDER);
        table.addCell(player);
        table.addCell(field());
        table.addCell(field());
    }

    private static PdfPCell field() {
        PdfPCell field = new PdfPCell();
        field.setFixedHeight(44);
        field.setBorderWidth(0.8f);
        return field;
    }

    private static PdfPCell borderless(Phrase text, int alignment) {
        PdfPCell cell = new PdfPCell(text);
        cell.setBorder(Rectangle.NO_BORDER);
        cell.setHorizontalAlignment(alignment);
        return cell;
    }
}
