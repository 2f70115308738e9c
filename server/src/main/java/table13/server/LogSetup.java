package table13.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.spi.ContextAwareBase;
import org.slf4j.LoggerFactory;

/// Where log lines go: to the standard error, one line for each noteworthy thing. Logback finds this class by itself,
/// which starts faster than reading a file.
public final class LogSetup extends ContextAwareBase implements Configurator {

    private static final String LINE = "%d{yyyy-MM-dd'T'HH:mm:ss.SSSXXX} %-5level %replace(%msg){'[\\r\\n]+', ' '}%n";
    private static final PatternLayoutEncoder ENCODER = new PatternLayoutEncoder();

    /// For Logback.
    public LogSetup() {}

    /// Traces of the stack are for those who look for a fault of ours. Line breaks in a message are always written as
    /// blanks: what strangers send cannot forge a line.
    private static void showTraces(boolean isSo) {
        ENCODER.stop();
        ENCODER.setPattern(LINE + (isSo ? "%ex" : "%nopex"));
        ENCODER.start();
    }

    @Override
    public ExecutionStatus configure(LoggerContext context) {
        ENCODER.setContext(context);
        showTraces(false);
        ConsoleAppender<ILoggingEvent> appender = new ConsoleAppender<>();
        appender.setContext(context);
        appender.setTarget("System.err");
        appender.setEncoder(ENCODER);
        appender.start();
        Logger root = context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        root.setLevel(Level.WARN);
        root.addAppender(appender);
        context.getLogger("table13").setLevel(Level.toLevel(System.getProperty("table13.log"), Level.INFO));
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }

    /// How much is logged of what we do: error, warn, info or debug.
    public static void level(String level) {
        if (LoggerFactory.getLogger("table13") instanceof Logger logger) {
            logger.setLevel(Level.toLevel(level, Level.INFO));
            showTraces(logger.isDebugEnabled());
        }
    }
}
