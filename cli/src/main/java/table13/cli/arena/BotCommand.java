package table13.cli.arena;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import table13.arena.program.BotProgram;
import table13.cli.terminal.Terminal;
import table13.cli.terminal.UsageException;
import table13.wire.BadMessageException;

/// `table13 bot`.
@Command(
        name = "bot",
        mixinStandardHelpOptions = true,
        description =
                "Run a built-in bot as a program: it reads requests of the bot protocol from its input and writes"
                        + " moves to its output. Two versions of Table 13 can play each other this way: --field \"exec:OTHER/table13 bot expert\".")
public final class BotCommand implements Callable<Integer> {
    @Parameters(paramLabel = "NAME", description = "Name of the bot, such as expert, expert:search=tree or medium.")
    private String name = "";

    private final Terminal terminal;

    public BotCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        BotProgram program = program();
        BufferedReader in = new BufferedReader(new InputStreamReader(terminal.in(), StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Optional<String> answer = answer(program, line);
            if (answer.isEmpty()) {
                break;
            }
            terminal.println(answer.get());
            terminal.flush();
        }
        return 0;
    }

    private BotProgram program() {
        try {
            return new BotProgram(name);
        } catch (IllegalArgumentException unknown) {
            throw new UsageException(String.valueOf(unknown.getMessage()));
        }
    }

    private static Optional<String> answer(BotProgram program, String line) {
        try {
            return program.answer(line);
        } catch (BadMessageException bad) {
            throw new UsageException("this is not a request of the bot protocol: " + bad.sentence());
        }
    }
}
