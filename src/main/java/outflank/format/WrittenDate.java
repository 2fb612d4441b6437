package outflank.format;

import java.time.LocalDate;
import java.time.YearMonth;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Dates as files of games write them. */
public final class WrittenDate {

    private static final Pattern YEAR_FIRST =
            Pattern.compile("(?<!\\d)(\\d{4})(?:[-./](\\d{1,2})(?:[-./](\\d{1,2}))?+)?+(?!\\d)");
    private static final Pattern YEAR_LAST = Pattern.compile("(?<!\\d)(\\d{1,2})[-./](\\d{1,2})[-./](\\d{4})(?!\\d)");
    private static final Pattern COMPACT = Pattern.compile("\\s*+(\\d{4})(\\d{2})(\\d{2})\\s*+");
    private static final Pattern SECONDS = Pattern.compile("\\s*+(\\d{9,10}+)\\s*+");
    private static final int MAX_LENGTH = 100;
    private static final long SECONDS_OF_A_DAY = 86_400;

    private WrittenDate() {}

    /**
     * As much of the date as is written: the year first ({@code 2018.10.10}, {@code 2018-10}, {@code 2018},
     * {@code 20181010}), or last as in Europe ({@code 10.10.2018}, day before month), or in seconds since 1970 as old game servers write it. A part that is
     * no month or no day of it is left out.
     *
     * @return empty, {@code 2018}, {@code 2018-10} or {@code 2018-10-10}
     */
    public static String read(String written) {
        String text = written.length() > MAX_LENGTH ? written.substring(0, MAX_LENGTH) : written;
        Matcher seconds = SECONDS.matcher(text);
        if (seconds.matches()) {
            return LocalDate.ofEpochDay(Long.parseLong(seconds.group(1)) / SECONDS_OF_A_DAY)
                    .toString();
        }
        Matcher compact = COMPACT.matcher(text);
        if (compact.matches()) {
            return date(compact.group(1), compact.group(2), compact.group(3));
        }
        Matcher yearLast = YEAR_LAST.matcher(text);
        if (yearLast.find()) {
            return date(yearLast.group(3), yearLast.group(2), yearLast.group(1));
        }
        Matcher yearFirst = YEAR_FIRST.matcher(text);
        return yearFirst.find() ? date(yearFirst.group(1), yearFirst.group(2), yearFirst.group(3)) : "";
    }

    private static String date(String year, String month, String day) {
        if (year.equals("0000")) {
            return "";
        }
        if (month == null || !isWithin(month, 12)) {
            return year;
        }
        int longest =
                YearMonth.of(Integer.parseInt(year), Integer.parseInt(month)).lengthOfMonth();
        String yearAndMonth = year + "-" + twoDigits(month);
        return day == null || !isWithin(day, longest) ? yearAndMonth : yearAndMonth + "-" + twoDigits(day);
    }

    private static boolean isWithin(String number, int highest) {
        int value = Integer.parseInt(number);
        return value >= 1 && value <= highest;
    }

    private static String twoDigits(String number) {
        return number.length() == 1 ? "0" + number : number;
    }
}
