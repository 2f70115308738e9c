package table13.load;

import org.jspecify.annotations.Nullable;
import table13.load.ServerMessage.Done;
import table13.load.ServerMessage.Match;
import table13.load.ServerMessage.Other;
import table13.load.ServerMessage.Refused;
import table13.load.ServerMessage.Table;
import table13.load.ServerMessage.Update;
import table13.load.ServerMessage.Welcome;

/// A guest with a seat: plays a random legal move at each turn and checks all updates.
final class LoadPlayer implements SocketListener {
    private enum Step {
        COMING,
        WAITING,
        OPENING,
        ENTERING,
        SITTING,
        SEATED
    }

    private final RunContext run;
    private final LoadTable table;
    private final int seat;
    private final RequestThrottle throttle = new RequestThrottle();
    private @Nullable ClientSocket socket;
    private Step step = Step.COMING;

    /// Id of the last request before the guest has a seat.
    private long asked;

    /// Version of the table, as far as this guest has received it.
    private long version = ServerMessage.NONE;

    LoadPlayer(RunContext run, LoadTable table, int seat) {
        this.run = run;
        this.table = table;
        this.seat = seat;
    }

    /// The first seat is the host: opens the table and starts the matches.
    boolean isHost() {
        return seat == 0;
    }

    void send(byte[] request) {
        if (socket != null) {
            throttle.take(System.nanoTime());
            socket.send(request);
        }
    }

    /// Time until the next request is permitted, in nanoseconds.
    long nanosToWait(long now) {
        return throttle.nanosToWait(now);
    }

    @Override
    public void opened(ClientSocket socket) {
        this.socket = socket;
        send(RequestTexts.hello());
    }

    @Override
    public void text(ClientSocket socket, String text) {
        switch (run.read(text)) {
            case Update update -> {
                run.stats.update(text.length());
                update(update, socket.heardAt());
            }
            case Done done -> done(done, socket.heardAt());
            case Refused refused -> refused(refused);
            case Table entered -> enter(entered.version());
            case Welcome _ -> welcomed();
            case Other _ -> {}
        }
    }

    // ---- taking a seat

    private void welcomed() {
        if (step == Step.COMING) {
            step = Step.WAITING;
            comeIn();
        }
    }

    /// The host opens the table; others enter it as soon as it exists.
    void comeIn() {
        String id = table.id();
        if (step == Step.WAITING && isHost()) {
            step = Step.OPENING;
            send(RequestTexts.open(ask(), run.plan.game(), run.plan.players()));
        } else if (step == Step.WAITING && id != null) {
            step = Step.ENTERING;
            send(RequestTexts.enter(ask(), id));
        }
    }

    private void enter(long entered) {
        if (version == ServerMessage.NONE) {
            version = entered;
        }
        String id = table.id();
        if (step == Step.ENTERING && id != null) {
            step = Step.SITTING;
            send(RequestTexts.sit(ask(), id, seat));
        }
        sitDownIfHost();
    }

    private long ask() {
        asked = run.nextId();
        return asked;
    }

    private void done(Done message, long now) {
        if (step != Step.SEATED && message.re() != asked) {
            run.stats.error(LoadError.UNASKED_DONE);
            return;
        }
        switch (step) {
            case SEATED -> table.done(this, message.re(), message.version(), now);
            case SITTING -> sitDown();
            case OPENING -> {
                table.opened(message.table());
                sitDownIfHost();
            }
            case COMING, WAITING, ENTERING -> {}
        }
    }

    private void sitDownIfHost() {
        if (step == Step.OPENING && table.id() != null && version != ServerMessage.NONE) {
            sitDown();
        }
    }

    private void sitDown() {
        step = Step.SEATED;
        run.oneMoreReady();
    }

    // ---- playing

    private void update(Update message, long now) {
        long next = message.version();
        Match match = message.match();
        if (version == ServerMessage.NONE || (next == version && match == null)) {
            // Not at the table yet; or only presence has changed, which makes no new version.
            return;
        }
        if (next <= version) {
            run.stats.error(LoadError.REPEATED_UPDATE);
            return;
        }
        // One update may contain several moves, in particular moves stored by another node.
        int moves = 0;
        while (version < next) {
            version++;
            moves += table.isMove(version) ? 1 : 0;
            table.told(version, now);
        }
        if (moves > message.moved()) {
            table.fail(LoadError.GAP);
        }
        if (match == null) {
            return;
        }
        if (match.isOver() && isHost()) {
            table.matchOver();
        } else if (!match.legalMoves().isEmpty()) {
            table.turn(this, version, run.anyOf(match.legalMoves()));
        }
    }

    private void refused(Refused message) {
        if (step != Step.SEATED) {
            throw new LoadException(
                    "The server refuses to seat a guest (" + message.reason() + "): " + message.sentence());
        }
        table.fail(LoadError.REFUSED, message.reason());
    }

    @Override
    public void closed(LoadError fault, String how) {
        if (step != Step.SEATED) {
            throw new LoadException("The server closed a connection before the guest had a seat: " + how + ".");
        }
        table.fail(fault, how);
    }

    @Override
    public void refused(LoadException why) {
        throw why;
    }
}
