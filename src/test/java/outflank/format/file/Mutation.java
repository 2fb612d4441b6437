package outflank.format.file;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/** Damages files as disks, mail programs and people do, and in ways nobody does by accident. */
final class Mutation {

    private static final List<String> TOKENS = List.of(
            "(",
            "((((((((",
            "(;",
            "(;GM[2]",
            "(;GM[Othello]",
            ")",
            ";)",
            "[",
            "[[[[",
            "]",
            "{",
            "}",
            "\\",
            "\"",
            ",",
            "\n",
            "\r\n\r\n",
            "\0",
            "\uFEFF",
            "99999999999999999999",
            "-1",
            "0",
            "BO[8",
            "RE[+64.00:r]",
            "TY[10]",
            "SZ[1000000]",
            "KM[1e999]",
            "B[",
            "W[PA]",
            "B[zz]",
            "[Black \"",
            "[Event \"x\"]\n",
            "moves,",
            "Black: ",
            "f5",
            "a1",
            "--",
            "pass",
            "{a1}",
            "1. ",
            "60.",
            "61",
            "37-27",
            "+10",
            "\u2028",
            "\uD83D\uDE00",
            "\u00e9",
            "X",
            "O",
            "|",
            "\t",
            ";",
            "ronde-suivante;",
            "raz-couplage;",
            "& +1 -2;",
            "(1 2);",
            "(79 40 4019 24);",
            "%Round: 2",
            "%%Added results",
            "79 (40)>(24) 4019 B",
            "\n001    1",
            "0000 - U",
            "### outflank ",
            "null",
            "\"\"",
            "\"black\":",
            "1.5",
            "[]",
            "{}");

    private static final int MOST_COPIES = 200;
    private static final int MOST_NESTED = 2_000;

    private final List<byte[]> files;
    private final RandomGenerator random;

    Mutation(List<byte[]> files, RandomGenerator random) {
        this.files = files;
        this.random = random;
    }

    /** A damaged file. */
    byte[] next() {
        byte[] file = files.get(random.nextInt(files.size())).clone();
        for (int count = 1 + random.nextInt(4); count > 0; count--) {
            file = damaged(file);
        }
        return random.nextInt(20) == 0 ? recoded(file) : file;
    }

    private byte[] damaged(byte[] file) {
        int from = random.nextInt(file.length + 1);
        int to = from + random.nextInt(Math.min(60, file.length - from + 1) + 1);
        to = Math.min(to, file.length);
        return switch (random.nextInt(11)) {
            case 0, 1 -> flipped(file);
            case 2 -> replaced(file, from, file.length, new byte[0]);
            case 3 -> replaced(file, from, to, new byte[0]);
            case 4 -> replaced(file, from, from, Arrays.copyOfRange(file, from, to));
            case 5 -> spliced(file, from);
            case 6, 7 -> replaced(file, from, from, token());
            case 8 -> replaced(file, from, to, token());
            case 9 -> replaced(file, from, to, noise());
            default -> random.nextInt(50) == 0 ? repeated(file, from, to) : flipped(file);
        };
    }

    private byte[] flipped(byte[] file) {
        for (int count = 1 + random.nextInt(5); count > 0 && file.length > 0; count--) {
            file[random.nextInt(file.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return file;
    }

    private byte[] spliced(byte[] file, int from) {
        byte[] other = files.get(random.nextInt(files.size()));
        int begin = random.nextInt(other.length);
        return replaced(file, from, file.length, Arrays.copyOfRange(other, begin, other.length));
    }

    private byte[] token() {
        return TOKENS.get(random.nextInt(TOKENS.size())).getBytes(StandardCharsets.UTF_8);
    }

    private byte[] noise() {
        byte[] noise = new byte[random.nextInt(40)];
        random.nextBytes(noise);
        return noise;
    }

    private byte[] repeated(byte[] file, int from, int to) {
        boolean nested = random.nextBoolean();
        byte[] part = nested ? token() : Arrays.copyOfRange(file, from, to);
        int copies = 1 + random.nextInt(nested ? MOST_NESTED : MOST_COPIES);
        byte[] repeated = new byte[part.length * copies];
        for (int copy = 0; copy < copies; copy++) {
            System.arraycopy(part, 0, repeated, copy * part.length, part.length);
        }
        return replaced(file, from, from, repeated);
    }

    private byte[] recoded(byte[] file) {
        Charset charset = List.of(StandardCharsets.UTF_16, StandardCharsets.UTF_16LE, StandardCharsets.UTF_8)
                .get(random.nextInt(3));
        return new String(file, StandardCharsets.ISO_8859_1).getBytes(charset);
    }

    private static byte[] replaced(byte[] file, int from, int to, byte[] with) {
        byte[] replaced = new byte[file.length - (to - from) + with.length];
        System.arraycopy(file, 0, replaced, 0, from);
        System.arraycopy(with, 0, replaced, from, with.length);
        System.arraycopy(file, to, replaced, from + with.length, file.length - to);
        return replaced;
    }
}
