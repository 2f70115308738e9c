package table13.load;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// A table that is played at, with what was asked there and is not yet answered in full. Several moves may be under way
/// at once: the next player, told early, moves before the others have heard of the last move.
final class LoadTable {
    private final Run run;
    private final List<Player> players = new ArrayList<>();
    private final List<Request> underWay = new ArrayList<>();
    private final long thinkNanos;
    private @Nullable String id;

    /// Whether a player knows that it is on them to do something; at first the host, who is to deal.
    private boolean hasTurn = true;

    /// Whether play cannot go on, because of something that was counted as an error.
    private boolean hasFailed;

    private long heardAt;

    LoadTable(Run run) {
        this.run = run;
        this.thinkNanos = TimeUnit.MILLISECONDS.toNanos(run.plan.thinkMillis());
        for (int seat = 0; seat < run.plan.players(); seat++) {
            players.add(new Player(run, this, seat));
        }
    }

    List<Player> players() {
        return players;
    }

    /// What the server calls it; null until it is opened.
    @Nullable
    String id() {
        return id;
    }

    void opened(String id) {
        this.id = id;
        for (Player player : players) {
            player.comeIn();
        }
    }

    // ---- what players do

    /// Deals.
    void start() {
        Player host = players.getFirst();
        if (run.isPlaying() && !hasFailed && id != null) {
            Request start = ask(host, ServerMessage.NONE);
            host.send(Requests.start(start.id, id));
        }
    }

    void matchOver() {
        hasTurn = true;
        soon(players.getFirst(), this::start);
    }

    void turn(Player player, long version, String move) {
        hasTurn = true;
        soon(player, () -> play(player, version, move));
    }

    private void play(Player player, long version, String move) {
        if (run.isPlaying() && !hasFailed && id != null) {
            Request play = ask(player, version + 1);
            player.send(Requests.play(play.id, id, version, move));
        }
    }

    private Request ask(Player player, long version) {
        Request request = new Request(run.nextId(), player, version, System.nanoTime());
        underWay.add(request);
        hasTurn = false;
        heardAt = request.sentAt;
        return request;
    }

    private void soon(Player player, Runnable task) {
        long now = System.nanoTime();
        long wait = Math.max(thinkNanos, player.nanosToWait(now));
        if (wait == 0) {
            run.turns.take(task);
        } else {
            run.loop.at(now + wait, () -> run.turns.take(task));
        }
    }

    // ---- what the server says

    /// Whether this version is that of a move under way.
    boolean isMove(long version) {
        return find(version) != null;
    }

    /// A player was told of this version, for the first time.
    void told(long version, long now) {
        heardAt = now;
        Request move = find(version);
        if (move != null && move.tellOne() == players.size()) {
            run.tally.toldAll(move.sentAt, now);
            forgetIfComplete(move);
        }
    }

    void done(Player by, long re, long version, long now) {
        if (hasFailed) {
            return;
        }
        heardAt = now;
        for (Request request : underWay) {
            if (request.id == re && request.by == by && !request.isDone()) {
                request.done();
                if (request.isMove()) {
                    run.tally.acknowledged(request.sentAt, now);
                    if (version != request.version) {
                        run.tally.error(Fault.WRONG_VERSION);
                    }
                }
                forgetIfComplete(request);
                return;
            }
        }
        run.tally.error(Fault.UNASKED_DONE);
    }

    /// Something is so wrong that nobody plays on.
    void fail(Fault fault) {
        run.tally.error(fault);
        hasFailed = true;
        underWay.clear();
    }

    void fail(Fault fault, String how) {
        run.tally.error(fault, how);
        hasFailed = true;
        underWay.clear();
    }

    // ---- what the server does not say

    boolean hasFailed() {
        return hasFailed;
    }

    boolean isWaiting() {
        return !underWay.isEmpty();
    }

    /// Counts what should have happened by now.
    ///
    /// @param patience how long a server may take, in nanoseconds
    void check(long now, long patience) {
        for (Request request : List.copyOf(underWay)) {
            if (now - request.sentAt >= patience) {
                underWay.remove(request);
                run.tally.error(request.isDone() ? Fault.NOT_TOLD : Fault.NO_ANSWER);
                hasFailed |= !request.isTold(players.size());
            }
        }
        if (!hasFailed && !hasTurn && underWay.isEmpty() && now - heardAt >= patience) {
            fail(Fault.STALLED);
        }
    }

    private @Nullable Request find(long version) {
        for (Request request : underWay) {
            if (request.version == version) {
                return request;
            }
        }
        return null;
    }

    private void forgetIfComplete(Request request) {
        if (request.isDone() && request.isTold(players.size())) {
            underWay.remove(request);
        }
    }
}
