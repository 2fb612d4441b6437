package outflank.usecase;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;

/**
 * The secret part of a link: 256 random bits. It is shown once; the database keeps only its hash, so that a stolen copy
 * of the database opens no link. A plain SHA-256 is enough, because nobody can guess 256 random bits.
 *
 * @param text the secret as it stands in the link
 */
public record Token(String text) {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int MAXIMAL_LENGTH = 100;

    /** A new secret. */
    public static Token random() {
        byte[] bytes = new byte[32];
        RANDOM.nextBytes(bytes);
        return new Token(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }

    /** What the database keeps: 32 bytes. A text too long to be one of our links has the hash of nothing. */
    public byte[] hash() {
        String hashed = text.length() > MAXIMAL_LENGTH ? "" : text;
        try {
            return MessageDigest.getInstance("SHA-256").digest(hashed.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }

    /** A secret must not come into a log by accident. */
    @Override
    public String toString() {
        return "Token[hidden]";
    }
}
