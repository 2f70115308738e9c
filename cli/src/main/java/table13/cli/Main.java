package table13.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import table13.cli.arena.ArenaCommand;
import table13.cli.arena.BotCommand;
import table13.cli.arena.TuneCommand;
import table13.cli.bench.BenchCommand;
import table13.cli.options.Environment;
import table13.cli.play.PlayCommand;
import table13.cli.records.ReplayCommand;
import table13.cli.records.SimulateCommand;
import table13.cli.records.VerifyCommand;
import table13.cli.serve.BackupCommand;
import table13.cli.serve.HealthyCommand;
import table13.cli.serve.LoadCommand;
import table13.cli.serve.MoveStoreCommand;
import table13.cli.serve.NodesCommand;
import table13.cli.serve.RehearseCommand;
import table13.cli.serve.ServeCommand;
import table13.cli.terminal.OutputClosedException;
import table13.cli.terminal.Terminal;
import table13.cli.terminal.UsageException;

/// The `table13` command. Without arguments it starts the server.
@Command(
        name = "table13",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Four card games at one table. Without a command, it starts the server, like serve.",
        commandListHeading = "%nCommands:%n",
        synopsisSubcommandLabel = "[COMMAND]")
public final class Main implements Callable<Integer> {
    @Option(names = "--trace", hidden = true, scope = ScopeType.INHERIT)
    private boolean trace;

    private final CommandLine serve;

    private Main(CommandLine serve) {
        this.serve = serve;
    }

    public static void main(String[] args) {
        Terminal terminal = Terminal.ofThisProcess();
        AtomicBoolean isDone = new AtomicBoolean();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            if (!isDone.get() && terminal.abilities().errorsSeen()) {
                terminal.printError(terminal.paint().reset() + "\n");
            }
        }));
        int code = run(args, terminal, Environment.ofThisProcess());
        isDone.set(true);
        System.exit(code);
    }

    /// Runs one command.
    ///
    /// @return the exit code
    static int run(String[] args, Terminal terminal, Environment environment) {
        Main main = new Main(environment.of(new ServeCommand(terminal)));
        CommandLine line = new CommandLine(main)
                .addSubcommand(main.serve)
                .addSubcommand(environment.of(new BackupCommand(terminal)))
                .addSubcommand(environment.of(new NodesCommand(terminal)))
                .addSubcommand(new MoveStoreCommand(terminal))
                .addSubcommand(new PlayCommand(terminal))
                .addSubcommand(new SimulateCommand(terminal))
                .addSubcommand(new ReplayCommand(terminal))
                .addSubcommand(new VerifyCommand(terminal))
                .addSubcommand(new ArenaCommand(terminal))
                .addSubcommand(new BotCommand(terminal))
                .addSubcommand(new TuneCommand(terminal))
                .addSubcommand(new BenchCommand(terminal))
                .addSubcommand(new LoadCommand(terminal))
                .addSubcommand(environment.of(new HealthyCommand(terminal)))
                .addSubcommand(new RehearseCommand());
        StringWriter help = new StringWriter();
        ErrorHandler errors = new ErrorHandler(terminal, environment);
        line.setOut(new PrintWriter(help))
                .setExpandAtFiles(false)
                .setColorScheme(Help.defaultColorScheme(terminal.abilities().colours() ? Help.Ansi.ON : Help.Ansi.OFF))
                .setParameterExceptionHandler(errors)
                .setExecutionExceptionHandler((problem, _, _) -> errors.codeFor(problem, main.trace));
        int code = line.execute(args);
        try {
            terminal.print(help.toString());
            terminal.flush();
            return code;
        } catch (UsageException | OutputClosedException problem) {
            return errors.codeFor(problem, main.trace);
        }
    }

    @Override
    public Integer call() {
        return serve.execute();
    }
}
