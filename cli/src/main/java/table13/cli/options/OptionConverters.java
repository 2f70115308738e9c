package table13.cli.options;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;

/// Converters of option values. Their errors describe the valid values, not Java types.
public final class OptionConverters {
    private static final int HIGHEST_PORT = 65_535;
    private static final int LONGEST_PAUSE = 60_000;
    private static final Pattern HOST = Pattern.compile("[\\w.:%\\[\\]-]+");
    private static final List<String> LEVELS = List.of("error", "warn", "info", "debug");

    private OptionConverters() {}

    private static int number(String text, int least, int most, String wanted) {
        try {
            int number = Integer.parseInt(text);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException _) {
            // reported as out of range
        }
        throw new InvalidValueException("a whole number " + wanted);
    }

    /// A port to listen on.
    public static final class Port implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return number(text, 0, HIGHEST_PORT, "from 0 (any free port) to " + HIGHEST_PORT);
        }
    }

    /// A positive number.
    public static final class Count implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return number(text, 1, Integer.MAX_VALUE, "from 1");
        }
    }

    /// A pause. In milliseconds.
    public static final class Millis implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return (long) number(text, 0, LONGEST_PAUSE, "of milliseconds from 0 to " + LONGEST_PAUSE);
        }
    }

    public static final class Switch implements ITypeConverter<Boolean> {
        @Override
        public Boolean convert(String text) {
            return switch (text.toLowerCase(Locale.ROOT)) {
                case "true" -> true;
                case "false" -> false;
                default -> throw new InvalidValueException("true or false");
            };
        }
    }

    /// A log level.
    public static final class LogLevel implements ITypeConverter<String> {
        @Override
        public String convert(String text) {
            if (!LEVELS.contains(text)) {
                throw new InvalidValueException("error, warn, info or debug");
            }
            return text;
        }
    }

    /// Marks the converter of a secret, or of a value that may contain one. Messages never repeat such a value.
    public interface Secret {}

    /// The address of a store; may contain a password. It is checked when the store is opened.
    public static final class Store implements ITypeConverter<String>, Secret {
        @Override
        public String convert(String text) {
            return text;
        }
    }

    /// An existing, readable file.
    public static final class ReadableFile implements ITypeConverter<Path> {
        @Override
        public Path convert(String text) {
            try {
                Path file = Path.of(text);
                if (Files.isRegularFile(file) && Files.isReadable(file)) {
                    return file;
                }
            } catch (InvalidPathException _) {
                // reported as a missing file
            }
            throw new InvalidValueException("the name of a file that can be read");
        }
    }

    /// An address to listen on.
    public static final class Host implements ITypeConverter<String> {
        @Override
        public String convert(String text) {
            if (!HOST.matcher(text).matches()) {
                throw new InvalidValueException("an address or a name of this machine, such as 127.0.0.1");
            }
            return text;
        }
    }

    /// The origin of a page, as browsers send it in `Origin`.
    public static final class Origin implements ITypeConverter<String> {
        @Override
        public String convert(String text) {
            try {
                URI page = new URI(text);
                if (("http".equals(page.getScheme()) || "https".equals(page.getScheme()))
                        && page.getHost() != null
                        && page.getRawUserInfo() == null
                        && text.equals(page.getScheme() + "://" + page.getRawAuthority())) {
                    return text;
                }
            } catch (URISyntaxException _) {
                // reported as an invalid address
            }
            throw new InvalidValueException(
                    "http:// or https:// and a name, such as https://cards.example, without a path or"
                            + " a slash at the end");
        }
    }
}
