package outflank.web;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Answers with a file. Whoever has it already is told that nothing has changed: the content alone decides, so that a
 * correction is never missed.
 */
final class FileResponse {

    private static final int TAG_CHARACTERS = 32;

    private FileResponse() {}

    /**
     * Sends a file.
     *
     * @param name what it is to be called
     * @param type its media type; pictures and sheets to print are shown, everything else is kept
     */
    static void send(HttpServletRequest request, HttpServletResponse response, String name, String type, byte[] bytes)
            throws IOException {
        String tag = '"' + hash(bytes) + '"';
        response.setHeader("ETag", tag);
        response.setHeader("Cache-Control", "public, no-cache");
        response.setHeader("Vary", "Cookie, Accept-Language");
        boolean sheet = type.equals("application/pdf");
        // What opens in the browser may do nothing there; but no browser shows a PDF in a sandbox.
        response.setHeader(
                "Content-Security-Policy",
                "default-src 'none'; style-src 'unsafe-inline'" + (sheet ? "; object-src 'self'" : "; sandbox"));
        if (tag.equals(request.getHeader("If-None-Match"))) {
            response.setStatus(HttpServletResponse.SC_NOT_MODIFIED);
            return;
        }
        String disposition = sheet || type.startsWith("image/") ? "inline" : "attachment";
        response.setContentType(type);
        response.setHeader("Content-Disposition", disposition + "; filename=\"" + name + '"');
        response.setContentLength(bytes.length);
        response.getOutputStream().write(bytes);
    }

    private static String hash(byte[] bytes) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
            return HexFormat.of().formatHex(hash).substring(0, TAG_CHARACTERS);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
