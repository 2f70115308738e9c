package table13.arena.program;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import table13.arena.Contestant;
import table13.arena.MoveFault;
import table13.arena.MoveFaults;
import table13.arena.program.Program.Heard;
import table13.arena.program.ProgramMessages.Answer;
import table13.rules.Move;
import table13.rules.SplitMix;
import table13.rules.View;

/// A program as a contestant. It always returns a legal move: a random one if the program fails, with the fault
/// counted. A program that fails repeatedly is restarted, and given up after several restarts. Not thread-safe.
public final class ProgramContestant implements Contestant {
    /// The prefix of the names of bots that are programs.
    public static final String PREFIX = "exec:";

    private static final int MOST_STARTS = 6;
    private static final int TIMEOUTS_IN_A_ROW = 3;
    private static final int FAULTS_IN_A_ROW = 10;
    private static final int HELLO_SECONDS = 10;

    /// Ctrl-C reaches the program as well as the arena. During this pause the arena ends, so that the end of the
    /// program does not count as a crash.
    private static final int MOMENT_MILLIS = 100;

    private final String name;
    private final Conditions conditions;
    private final ProgramSupervisor supervisor;
    private boolean saidHello;
    private long requests;
    private MoveFaults faults = MoveFaults.NONE;
    private int faultsInARow;
    private int timeoutsInARow;
    private @Nullable MoveFault givenUp;

    /// Settings common to all programs.
    ///
    /// @param limitMillis the time limit of a move, in milliseconds
    /// @param showsErrors whether their error streams go to ours
    /// @param remarks receives warnings for display, one sentence each
    public record Conditions(int limitMillis, boolean showsErrors, Consumer<String> remarks) {}

    /// The reason for a missing move.
    private static final class NoMoveException extends Exception {
        private static final long serialVersionUID = 1;
        private final MoveFault fault;

        NoMoveException(MoveFault fault) {
            super(fault.word());
            this.fault = fault;
        }
    }

    /// Starts the program.
    ///
    /// @param name `exec:` and a command
    /// @throws IllegalArgumentException if there is no such program; the message is for people
    public ProgramContestant(String name, Conditions conditions) {
        this.name = name;
        this.conditions = conditions;
        List<String> words = ShellWords.of(name.substring(PREFIX.length()));
        supervisor = new ProgramSupervisor(words, conditions.showsErrors());
        try {
            supervisor.program();
        } catch (IOException | InterruptedException _) {
            supervisor.close();
            throw new IllegalArgumentException(
                    "The program '" + words.getFirst() + "' of " + name + " is missing or may not be run.");
        }
    }

    @Override
    public Move choose(View view, long seed) {
        try {
            Move move = ask(view, seed);
            faultsInARow = 0;
            timeoutsInARow = 0;
            return move;
        } catch (NoMoveException failure) {
            note(failure.fault);
            List<Move> moves = view.seen().legalMoves();
            return moves.get(new SplitMix(seed).below(moves.size()));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(name + " was interrupted");
        }
    }

    @Override
    public MoveFaults faults() {
        return faults;
    }

    @Override
    public long cpuNanos() {
        return supervisor.cpuNanos();
    }

    @Override
    public void close() {
        supervisor.close();
    }

    // ---- requests

    private Move ask(View view, long seed) throws NoMoveException, InterruptedException {
        if (givenUp != null) {
            throw new NoMoveException(givenUp);
        }
        Program program = ready();
        long request = ++requests;
        long deadline = deadline(conditions.limitMillis());
        say(program, ProgramMessages.choose(request, view, seed), deadline);
        while (true) {
            switch (hear(program, deadline)) {
                case Answer.Chosen chosen
                when chosen.request() == request -> {
                    return legal(view, chosen.move());
                }
                case Answer.Chosen chosen when chosen.request() > 0 && chosen.request() < request -> {
                    // the answer to an earlier request, after its deadline
                }
                default -> throw new NoMoveException(MoveFault.GARBAGE);
            }
        }
    }

    private static Move legal(View view, String text) throws NoMoveException {
        return view.setup()
                .game()
                .read(text)
                .filter(view.seen().legalMoves()::contains)
                .orElseThrow(() -> new NoMoveException(MoveFault.ILLEGAL));
    }

    /// The running program, after its handshake.
    private Program ready() throws NoMoveException, InterruptedException {
        try {
            Program program = supervisor.program();
            if (!saidHello) {
                greet(program);
                saidHello = true;
            }
            return program;
        } catch (IOException _) {
            throw new NoMoveException(MoveFault.CRASH);
        }
    }

    private void greet(Program program) throws NoMoveException, InterruptedException {
        long deadline = deadline(HELLO_SECONDS * 1000);
        say(program, ProgramMessages.hello(conditions.limitMillis()), deadline);
        switch (hear(program, deadline)) {
            case Answer.Hello hello when hello.protocol() == ProgramMessages.PROTOCOL -> program.hasStarted();
            case Answer.Hello hello -> {
                giveUp(MoveFault.GARBAGE, "speaks version " + hello.protocol() + " of the protocol, not 1");
                throw new NoMoveException(MoveFault.GARBAGE);
            }
            default -> throw new NoMoveException(MoveFault.GARBAGE);
        }
    }

    private static void say(Program program, String line, long deadline) throws NoMoveException, InterruptedException {
        if (!program.say(line, deadline)) {
            throw new NoMoveException(MoveFault.TIMEOUT);
        }
    }

    private static Answer hear(Program program, long deadline) throws NoMoveException, InterruptedException {
        return switch (program.hear(deadline)) {
            case null -> throw new NoMoveException(MoveFault.TIMEOUT);
            case Heard.End _ -> throw new NoMoveException(MoveFault.CRASH);
            case Heard.Line line -> line.text() == null ? new Answer.Garbage() : ProgramMessages.read(line.text());
        };
    }

    private static long deadline(int millis) {
        return System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    }

    // ---- failures

    private void note(MoveFault fault) {
        faults = faults.with(fault);
        if (givenUp != null) {
            return;
        }
        faultsInARow++;
        timeoutsInARow = fault == MoveFault.TIMEOUT ? timeoutsInARow + 1 : 0;
        if (!saidHello && fault == MoveFault.TIMEOUT) {
            giveUp(fault, "did not say hello within " + HELLO_SECONDS + " seconds");
        } else if (!saidHello || fault == MoveFault.CRASH || isHopeless()) {
            restart(fault);
        }
    }

    private boolean isHopeless() {
        return faultsInARow >= FAULTS_IN_A_ROW || timeoutsInARow >= TIMEOUTS_IN_A_ROW;
    }

    private void restart(MoveFault fault) {
        pause();
        supervisor.stop();
        saidHello = false;
        faultsInARow = 0;
        timeoutsInARow = 0;
        if (supervisor.starts() == MOST_STARTS) {
            giveUp(fault, "was started " + MOST_STARTS + " times and went wrong each time");
        }
    }

    private void giveUp(MoveFault fault, String why) {
        givenUp = fault;
        supervisor.stop();
        conditions.remarks().accept(name + " " + why + ": the rest of its moves are random.");
    }

    private static void pause() {
        try {
            Thread.sleep(MOMENT_MILLIS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
