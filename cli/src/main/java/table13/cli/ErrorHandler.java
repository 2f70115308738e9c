package table13.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import table13.cli.options.Environment;
import table13.cli.options.InvalidValueException;
import table13.cli.terminal.OutputClosedException;
import table13.cli.terminal.SelfLauncher;
import table13.cli.terminal.Terminal;
import table13.cli.terminal.UsageException;
import table13.rules.registry.Games;

/// Turns errors into one line and an exit code.
record ErrorHandler(Terminal terminal, Environment environment) implements IParameterExceptionHandler {
    private static final int FINE = 0;
    private static final int BROKEN = 1;
    private static final int BAD_INPUT = 2;

    /// The exit code that a shell reports after SIGTERM.
    private static final int TERMINATED = 128 + 15;

    @Override
    public int handleParseException(ParameterException problem, String[] args) {
        CommandLine line = problem.getCommandLine();
        String command = line.getCommandSpec().qualifiedName();
        String reason = Secrets.hidden(reason(problem), line.getCommandSpec(), args);
        terminal.complain(reason + " (see " + typed(command) + " --help)");
        return BAD_INPUT;
    }

    private String reason(ParameterException problem) {
        if (problem.getCause() instanceof InvalidValueException wrong
                && problem.getArgSpec() instanceof OptionSpec option) {
            String value = problem.getValue();
            return environment.sourceOf(option, value) + " must be " + wrong.getMessage()
                    + (Secrets.isSecret(option) || Secrets.mayBeSecret(value) ? "" : ", not '" + value + "'");
        }
        CommandLine line = problem.getCommandLine();
        if (problem instanceof UnmatchedArgumentException unmatched) {
            String word = unmatched.getUnmatched().getFirst();
            if (line.getParent() == null) {
                return unknownCommand(unmatched.getUnmatched(), line);
            }
            if (word.startsWith("-")) {
                return "unknown option '" + Secrets.nameOnly(word) + "'";
            }
            if (Secrets.hasSecrets(line.getCommandSpec())) {
                return "too many arguments; values with a space need quotes";
            }
        }
        String message = String.valueOf(problem.getMessage());
        return message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
    }

    /// The command as the user starts it.
    private static String typed(String command) {
        return SelfLauncher.name() + command.substring("table13".length());
    }

    private static String unknownCommand(List<String> words, CommandLine line) {
        String word = words.getFirst();
        if (word.startsWith("-")) {
            boolean isOfServe = line.getSubcommands().values().stream()
                    .map(CommandLine::getCommandSpec)
                    .anyMatch(spec -> spec.name().equals("serve") && spec.findOption(word) != null);
            return isOfServe
                    ? "to serve with options, type " + SelfLauncher.name() + " serve " + word + " …"
                    : "unknown option '" + Secrets.nameOnly(word) + "'";
        }
        if (Games.named(word).isPresent()) {
            return "to play, type " + SelfLauncher.name() + " play " + word;
        }
        return "unknown command '" + word + "'; commands: "
                + line.getSubcommands().values().stream()
                        .map(CommandLine::getCommandSpec)
                        .filter(spec -> !spec.usageMessage().hidden())
                        .map(CommandSpec::name)
                        .collect(Collectors.joining(", "));
    }

    int codeFor(Exception problem, boolean trace) {
        if (problem instanceof OutputClosedException) {
            return FINE;
        }
        if (isEnding()) {
            // The shutdown is the cause of any failure.
            return TERMINATED;
        }
        if (trace) {
            StringWriter text = new StringWriter();
            problem.printStackTrace(new PrintWriter(text));
            terminal.printError(text.toString());
        }
        if (problem instanceof UsageException) {
            terminal.complain(String.valueOf(problem.getMessage()));
            return BAD_INPUT;
        }
        terminal.complain("internal error: " + problem + (trace ? "" : "; run again with --trace for details"));
        return BROKEN;
    }

    /// Whether the process is shutting down. Java rejects changes of shutdown hooks then.
    private static boolean isEnding() {
        try {
            Runtime.getRuntime().removeShutdownHook(new Thread());
            return false;
        } catch (IllegalStateException _) {
            return true;
        }
    }
}
