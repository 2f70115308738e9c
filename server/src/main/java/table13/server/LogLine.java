package table13.server;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.LayoutBase;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/// One line of the log: time, level, message. A message may contain text from clients or libraries. Such text cannot
/// fake a line, control a terminal, change the writing direction, or fill the disk.
final class LogLine extends LayoutBase<ILoggingEvent> {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern(
                    "yyyy-MM-dd'T'HH:mm:ss.SSSXXX", Locale.ROOT)
            .withZone(ZoneId.systemDefault());
    private static final int LONGEST = 1000;

    private volatile boolean showsTraces;

    /// Stack traces are for debugging.
    void showTraces(boolean isSo) {
        showsTraces = isSo;
    }

    @Override
    public String doLayout(ILoggingEvent event) {
        StringBuilder line = new StringBuilder(TIME.format(event.getInstant()))
                .append(String.format(Locale.ROOT, " %-5s ", event.getLevel()))
                .append(harmless(event.getFormattedMessage()))
                .append(System.lineSeparator());
        if (showsTraces && event.getThrowableProxy() != null) {
            // An exception message may have several lines. Each is indented, so that none looks like a log line.
            ThrowableProxyUtil.asString(event.getThrowableProxy())
                    .lines()
                    .forEach(trace -> line.append("    ")
                            .append(harmless(trace.replace("\t", "    ")))
                            .append(System.lineSeparator()));
        }
        return line.toString();
    }

    /// Escapes line breaks and control characters with a backslash. The backslash is escaped too, so that the text
    /// cannot contain a fake escape.
    static String harmless(String text) {
        StringBuilder harmless = new StringBuilder(Math.min(text.length(), LONGEST) + 16);
        text.codePoints().limit(LONGEST).forEach(sign -> append(sign, harmless));
        if (text.codePointCount(0, text.length()) > LONGEST) {
            harmless.append(" …");
        }
        return harmless.toString();
    }

    private static void append(int sign, StringBuilder harmless) {
        if (sign == '\\') {
            harmless.append("\\\\");
        } else if (acts(sign)) {
            harmless.append(String.format(Locale.ROOT, "\\u{%x}", sign));
        } else {
            harmless.appendCodePoint(sign);
        }
    }

    private static boolean acts(int sign) {
        int type = Character.getType(sign);
        return type == Character.CONTROL
                || type == Character.FORMAT
                || type == Character.SURROGATE
                || type == Character.PRIVATE_USE
                || type == Character.UNASSIGNED
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR;
    }
}
