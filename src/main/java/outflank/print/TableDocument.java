package outflank.print;

import com.lowagie.text.Document;
import com.lowagie.text.Element;
import com.lowagie.text.PageSize;
import com.lowagie.text.Paragraph;
import com.lowagie.text.Rectangle;
import com.lowagie.text.pdf.PdfPCell;
import com.lowagie.text.pdf.PdfPTable;
import com.lowagie.text.pdf.PdfWriter;
import java.awt.Color;
import java.io.OutputStream;
import java.util.List;

/** Tables on A4 sheets, for the wall of a hall and for the files of a club. */
public final class TableDocument {

    private static final float MARGIN = 40;
    private static final float BOTTOM = 48;
    private static final float TITLE = 16;
    private static final float HEADING = 12;
    private static final float TEXT = 10;
    private static final float WIDE_TEXT = 7.5f;
    private static final Color LINE = new Color(0xB0, 0xB0, 0xB0);

    private TableDocument() {}

    /**
     * Writes tables one below the other, the whole of it turned if one of them is wide.
     *
     * @param title what stands on top, such as the name of the tournament
     * @param tables at least one
     * @param out where to; it stays open
     */
    public static void write(String title, List<PrintedTable> tables, OutputStream out) {
        PrintFonts fonts = new PrintFonts();
        boolean wide = tables.stream().anyMatch(PrintedTable::isWide);
        Rectangle sheet = wide ? PageSize.A4.rotate() : PageSize.A4;
        Document document = new Document(sheet, MARGIN, MARGIN, MARGIN, BOTTOM);
        PdfWriter writer = PdfWriter.getInstance(document, out);
        writer.setCloseStream(false);
        writer.setPageEvent(new SheetNumbers(fonts));
        document.addTitle(title);
        document.addCreator("Outflank");
        document.open();
        document.add(new Paragraph(fonts.bold(title, TITLE)));
        for (PrintedTable table : tables) {
            Paragraph heading = new Paragraph(fonts.bold(table.title(), HEADING));
            heading.setSpacingBefore(8);
            document.add(heading);
            if (!table.note().isEmpty()) {
                document.add(new Paragraph(fonts.plain(table.note(), TEXT)));
            }
            document.add(body(table, fonts, wide ? WIDE_TEXT : TEXT));
        }
        document.close();
    }

    private static PdfPTable body(PrintedTable printed, PrintFonts fonts, float size) {
        PdfPTable table = new PdfPTable(printed.columns().size());
        table.setWidthPercentage(100);
        table.setSpacingBefore(6);
        float[] widths = new float[printed.columns().size()];
        for (int column = 0; column < widths.length; column++) {
            widths[column] = printed.columns().get(column).width();
        }
        table.setWidths(widths);
        table.setHeaderRows(1);
        for (PrintedTable.Column column : printed.columns()) {
            PdfPCell cell = cell(column, size);
            cell.setPhrase(fonts.bold(column.heading(), size));
            cell.setBorderWidthBottom(1);
            table.addCell(cell);
        }
        for (List<String> row : printed.rows()) {
            for (int column = 0; column < row.size(); column++) {
                PdfPCell cell = cell(printed.columns().get(column), size);
                cell.setPhrase(fonts.plain(row.get(column), size));
                table.addCell(cell);
            }
        }
        return table;
    }

    private static PdfPCell cell(PrintedTable.Column column, float size) {
        PdfPCell cell = new PdfPCell();
        cell.setBorder(Rectangle.BOTTOM);
        cell.setBorderColor(LINE);
        cell.setBorderWidthBottom(0.5f);
        cell.setPaddingBottom(size * 0.4f);
        cell.setHorizontalAlignment(column.number() ? Element.ALIGN_RIGHT : Element.ALIGN_LEFT);
        return cell;
    }
}
