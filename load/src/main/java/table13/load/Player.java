package table13.load;

import org.jspecify.annotations.Nullable;

/// A guest who sits at a table, makes a random move whenever there is one to make, and notices what is wrong with the
/// updates.
final class Player implements Listener {
    private enum Step {
        COMING,
        WAITING,
        OPENING,
        ENTERING,
        SITTING,
        SEATED
    }

    private final Run run;
    private final LoadTable table;
    private final int seat;
    private final Pace pace = new Pace();
    private @Nullable ClientSocket socket;
    private Step step = Step.COMING;

    /// The number of what was last asked on the way to the seat.
    private long asked;

    /// Of the table, as far as this player was told.
    private long version = Message.NONE;

    Player(Run run, LoadTable table, int seat) {
        this.run = run;
        this.table = table;
        this.seat = seat;
    }

    /// The player of the first seat opens the table, and starts the matches.
    boolean isHost() {
        return seat == 0;
    }

    void send(byte[] request) {
        if (socket != null) {
            pace.take(System.nanoTime());
            socket.send(request);
        }
    }

    /// How long this player should wait before the next request, in nanoseconds.
    long nanosToWait(long now) {
        return pace.nanosToWait(now);
    }

    @Override
    public void opened(ClientSocket socket) {
        this.socket = socket;
        send(Requests.hello());
    }

    @Override
    public void text(ClientSocket socket, byte[] bytes, int from, int to) {
        Message message = run.message;
        try {
            message.read(bytes, from, to);
        } catch (Garbled garbled) {
            run.tally.error(Fault.BAD_MESSAGE, garbled.words());
            return;
        }
        switch (message.type()) {
            case UPDATE -> {
                run.tally.update(to - from);
                update(message, socket.heardAt());
            }
            case DONE -> done(message, socket.heardAt());
            case REFUSED -> refused(message);
            case TABLE -> enter(message);
            case WELCOME -> welcomed();
            case OTHER -> {}
        }
    }

    // ---- taking a seat

    private void welcomed() {
        if (step == Step.COMING) {
            step = Step.WAITING;
            comeIn();
        }
    }

    /// Enters the table if it is there, or opens it; others wait.
    void comeIn() {
        String id = table.id();
        if (step == Step.WAITING && isHost()) {
            step = Step.OPENING;
            send(Requests.open(ask(), run.plan.game(), run.plan.players()));
        } else if (step == Step.WAITING && id != null) {
            step = Step.ENTERING;
            send(Requests.enter(ask(), id));
        }
    }

    private void enter(Message message) {
        if (version == Message.NONE) {
            version = message.version();
        }
        String id = table.id();
        if (step == Step.ENTERING && id != null) {
            step = Step.SITTING;
            send(Requests.sit(ask(), id, seat));
        }
        sitDownIfHost();
    }

    private long ask() {
        asked = run.nextId();
        return asked;
    }

    private void done(Message message, long now) {
        if (step != Step.SEATED && message.re() != asked) {
            run.tally.error(Fault.UNASKED_DONE);
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
        if (step == Step.OPENING && table.id() != null && version != Message.NONE) {
            sitDown();
        }
    }

    private void sitDown() {
        step = Step.SEATED;
        run.oneMoreReady();
    }

    // ---- playing

    private void update(Message message, long now) {
        long next = message.version();
        if (version == Message.NONE || (next == version && !message.hasMatch())) {
            // Not at the table yet; or somebody came or went, which makes no new version.
            return;
        }
        if (next <= version) {
            run.tally.error(Fault.REPEATED_UPDATE);
            return;
        }
        // An update may tell of several moves at once, above all of those that were stored by another node.
        int moves = 0;
        while (version < next) {
            version++;
            moves += table.isMove(version) ? 1 : 0;
            table.told(version, now);
        }
        if (moves > message.moved()) {
            table.fail(Fault.GAP);
        }
        String move = message.move();
        if (message.isOver() && isHost()) {
            table.matchOver();
        } else if (move != null) {
            table.turn(this, version, move);
        }
    }

    private void refused(Message message) {
        if (step != Step.SEATED) {
            throw new LoadException(
                    "The server refuses to seat a guest (" + message.reason() + "): " + message.sentence());
        }
        table.fail(Fault.REFUSED, message.reason());
    }

    @Override
    public void closed(Fault fault, String how) {
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
