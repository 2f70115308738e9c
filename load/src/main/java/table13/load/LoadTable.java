package table13.load;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// A table with its pending requests. Several moves may be under way: the next player may move before the others have
/// received the last move.
final class LoadTable {
    private final RunContext run;
    private final List<LoadPlayer> players = new ArrayList<>();
    private final List<PendingRequest> underWay = new ArrayList<>();
    private final long thinkNanos;
    private @Nullable String id;

    /// Whether a player is known to have the turn; at first the host has to deal.
    private boolean hasTurn = true;

    /// Whether play has stopped because of a counted error.
    private boolean hasFailed;

    private long heardAt;

    LoadTable(RunContext run) {
        this.run = run;
        this.thinkNanos = TimeUnit.MILLISECONDS.toNanos(run.plan.thinkMillis());
        for (int seat = 0; seat < run.plan.players(); seat++) {
            players.add(new LoadPlayer(run, this, seat));
        }
    }

    List<LoadPlayer> players() {
        return players;
    }

    /// The id of the table; null until it is opened.
    @Nullable
    String id() {
        return id;
    }

    void opened(String id) {
        this.id = id;
        for (LoadPlayer player : players) {
            player.comeIn();
        }
    }

    // ---- requests

    /// Starts a match.
    void start() {
        LoadPlayer host = players.getFirst();
        if (run.isPlaying() && !hasFailed && id != null) {
            PendingRequest start = ask(host, ServerMessage.NONE);
            host.send(RequestTexts.start(start.id, id));
        }
    }

    void matchOver() {
        hasTurn = true;
        soon(players.getFirst(), this::start);
    }

    void turn(LoadPlayer player, long version, String move) {
        hasTurn = true;
        soon(player, () -> play(player, version, move));
    }

    private void play(LoadPlayer player, long version, String move) {
        if (run.isPlaying() && !hasFailed && id != null) {
            PendingRequest play = ask(player, version + 1);
            player.send(RequestTexts.play(play.id, id, version, move));
        }
    }

    private PendingRequest ask(LoadPlayer player, long version) {
        PendingRequest request = new PendingRequest(run.nextId(), player, version, System.nanoTime());
        underWay.add(request);
        hasTurn = false;
        heardAt = request.sentAt;
        return request;
    }

    private void soon(LoadPlayer player, Runnable task) {
        long now = System.nanoTime();
        long wait = Math.max(thinkNanos, player.nanosToWait(now));
        if (wait == 0) {
            run.queue.take(task);
        } else {
            run.loop.at(now + wait, () -> run.queue.take(task));
        }
    }

    // ---- responses and updates

    /// Whether this version belongs to a pending move.
    boolean isMove(long version) {
        return find(version) != null;
    }

    /// A player received this version for the first time.
    void told(long version, long now) {
        heardAt = now;
        PendingRequest move = find(version);
        if (move != null && move.tellOne() == players.size()) {
            run.stats.toldAll(move.sentAt, now);
            forgetIfComplete(move);
        }
    }

    void done(LoadPlayer by, long re, long version, long now) {
        if (hasFailed) {
            return;
        }
        heardAt = now;
        for (PendingRequest request : underWay) {
            if (request.id == re && request.by == by && !request.isDone()) {
                request.done();
                if (request.isMove()) {
                    run.stats.acknowledged(request.sentAt, now);
                    if (version != request.version) {
                        run.stats.error(LoadError.WRONG_VERSION);
                    }
                }
                forgetIfComplete(request);
                return;
            }
        }
        run.stats.error(LoadError.UNASKED_DONE);
    }

    /// Counts an error and stops this table.
    void fail(LoadError fault) {
        run.stats.error(fault);
        hasFailed = true;
        underWay.clear();
    }

    void fail(LoadError fault, String how) {
        run.stats.error(fault, how);
        hasFailed = true;
        underWay.clear();
    }

    // ---- timeouts

    boolean hasFailed() {
        return hasFailed;
    }

    boolean isWaiting() {
        return !underWay.isEmpty();
    }

    /// Counts missing responses and updates.
    ///
    /// @param patience timeout of the server, in nanoseconds
    void check(long now, long patience) {
        for (PendingRequest request : List.copyOf(underWay)) {
            if (now - request.sentAt >= patience) {
                underWay.remove(request);
                run.stats.error(request.isDone() ? LoadError.NOT_TOLD : LoadError.NO_ANSWER);
                hasFailed |= !request.isTold(players.size());
            }
        }
        if (!hasFailed && !hasTurn && underWay.isEmpty() && now - heardAt >= patience) {
            fail(LoadError.STALLED);
        }
    }

    private @Nullable PendingRequest find(long version) {
        for (PendingRequest request : underWay) {
            if (request.version == version) {
                return request;
            }
        }
        return null;
    }

    private void forgetIfComplete(PendingRequest request) {
        if (request.isDone() && request.isTold(players.size())) {
            underWay.remove(request);
        }
    }
}
