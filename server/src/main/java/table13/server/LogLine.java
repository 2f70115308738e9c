package table13.server;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.LayoutBase;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/// A line of the log: time, level, and what happened. What strangers send can be part of any message, of ours or of a
/// library's: nothing of it looks like a line of its own, steers a terminal, turns the direction of writing, or fills
/// the disk.
final class LogLine extends LayoutBase<ILoggingEvent> {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern(
                    "yyyy-MM-dd'T'HH:mm:ss.SSSXXX", Locale.ROOT)
            .withZone(ZoneId.systemDefault());
    private static final int LONGEST = 1000;

    private volatile boolean showsTraces;

    /// Traces of the stack are for those who look for a fault of ours.
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
            // The message of an exception may have lines: none of them begins like one of ours.
            ThrowableProxyUtil.asString(event.getThrowableProxy())
                    .lines()
                    .forEach(trace -> line.append("    ")
                            .append(harmless(trace.replace("\t", "    ")))
                            .append(System.lineSeparator()));
        }
        return line.toString();
    }

    /// On one line, without signs that do something. They are written with a backslash, and so is the backslash, so
    /// that nobody can pretend to be one of them.
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
