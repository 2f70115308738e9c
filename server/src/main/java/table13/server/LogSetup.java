package table13.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.LayoutWrappingEncoder;
import ch.qos.logback.core.spi.ContextAwareBase;
import org.slf4j.LoggerFactory;

/// Sends the log to standard error, one line for each event. Logback finds this class by itself, which starts faster
/// than reading a file.
public final class LogSetup extends ContextAwareBase implements Configurator {
    private static final LogLine LINE = new LogLine();

    /// For Logback.
    public LogSetup() {}

    @Override
    public ExecutionStatus configure(LoggerContext context) {
        LINE.setContext(context);
        LINE.start();
        LayoutWrappingEncoder<ILoggingEvent> encoder = new LayoutWrappingEncoder<>();
        encoder.setContext(context);
        encoder.setLayout(LINE);
        encoder.start();
        ConsoleAppender<ILoggingEvent> appender = new ConsoleAppender<>();
        appender.setContext(context);
        appender.setTarget("System.err");
        appender.setEncoder(encoder);
        appender.start();
        Logger root = context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        root.setLevel(Level.WARN);
        root.addAppender(appender);
        // HTTP errors of clients are not logged.
        context.getLogger("org.eclipse.jetty.http").setLevel(Level.ERROR);
        // Hikari logs every closed database connection. The store logs the relevant failures itself.
        context.getLogger("com.zaxxer.hikari").setLevel(Level.ERROR);
        context.getLogger("table13").setLevel(Level.toLevel(System.getProperty("table13.log"), Level.INFO));
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }

    /// Sets the log level of this program: error, warn, info or debug.
    public static void level(String level) {
        if (LoggerFactory.getLogger("table13") instanceof Logger logger) {
            logger.setLevel(Level.toLevel(level, Level.INFO));
            LINE.showTraces(logger.isDebugEnabled());
        }
    }
}
