package outflank.print;

import com.lowagie.text.Document;
import com.lowagie.text.pdf.PdfContentByte;
import com.lowagie.text.pdf.PdfPageEventHelper;
import com.lowagie.text.pdf.PdfTemplate;
import com.lowagie.text.pdf.PdfWriter;

/** Writes "2 / 5" below every sheet. The number of all is known at the end only, so its place is kept free till then. */
final class SheetNumbers extends PdfPageEventHelper {

    private static final float SIZE = 8;
    private static final float BELOW = 22;

    private final PrintFonts fonts;
    private PdfTemplate total;

    SheetNumbers(PrintFonts fonts) {
        this.fonts = fonts;
    }

    @Override
    public void onOpenDocument(PdfWriter writer, Document document) {
        total = writer.getDirectContent().createTemplate(40, 12);
    }

    @Override
    public void onEndPage(PdfWriter writer, Document document) {
        String number = writer.getPageNumber() + " / ";
        float end = document.getPageSize().getWidth() / 2;
        PdfContentByte content = writer.getDirectContent();
        content.beginText();
        content.setFontAndSize(fonts.letters(), SIZE);
        content.showTextAligned(PdfContentByte.ALIGN_RIGHT, number, end, BELOW, 0);
        content.endText();
        content.addTemplate(total, end, BELOW);
    }

    @Override
    public void onCloseDocument(PdfWriter writer, Document document) {
        total.beginText();
        total.setFontAndSize(fonts.letters(), SIZE);
        total.setTextMatrix(0, 0);
        total.showText(String.valueOf(writer.getPageNumber() - 1));
        total.endText();
    }
}
