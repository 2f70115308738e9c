package table13.server.secrecy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;
import table13.server.kit.DeterministicServer;

/// One match over the network with everything that people do beside it: they talk, try what they may not, lose the
/// line, come back on another device, look on, ask around. Whatever the cards are, the same people do the same things
/// in the same order; so what they receive can be compared.
final class SecrecyScript implements AutoCloseable {
    /// So many versions back, everybody can still be told what they missed.
    private static final long LONG_AGO = 60;

    private final World world;
    private final boolean allowsWatchers;
    private final boolean goesOn;
    private final SplitMix whim;
    private final ScriptedGuests gathering;
    private final List<RecordingClient> seats = new ArrayList<>();
    private final RecordingClient watcher;
    private final RecordingClient stranger;
    private final int twinSeat;

    /// The second device of a person who sits.
    private final RecordingClient twin;

    /// Everybody comes to the server.
    ///
    /// @param seed for ids, secrets and whims
    SecrecyScript(DeterministicServer server, World world, long seed, boolean allowsWatchers) {
        this(server, world, seed, allowsWatchers, false);
    }

    /// Everybody comes to the server.
    ///
    /// @param goesOn whether another match begins after this one, which must be over then; only without watchers
    SecrecyScript(DeterministicServer server, World world, long seed, boolean allowsWatchers, boolean goesOn) {
        this.world = world;
        this.goesOn = goesOn;
        this.allowsWatchers = allowsWatchers;
        whim = new SplitMix(seed);
        gathering = new ScriptedGuests(server);
        server.beginAnew(seed);
        for (int seat = 0; seat < world.setup().players(); seat++) {
            seats.add(RecordingClient.comesTo(server.port(), "seat " + seat));
        }
        watcher = RecordingClient.comesTo(server.port(), allowsWatchers ? "watcher" : "outsider");
        stranger = RecordingClient.comesTo(server.port(), "stranger");
        twinSeat = whim.below(seats.size());
        twin = seats.get(twinSeat).onAnotherDevice();
    }

    String table() {
        return gathering.table();
    }

    /// By which the server knows everybody here.
    List<String> tokens() {
        return everybody().stream()
                .map(RecordingClient::cookie)
                .map(cookie -> cookie.substring(cookie.indexOf('=') + 1))
                .toList();
    }

    private List<RecordingClient> everybody() {
        List<RecordingClient> all = new ArrayList<>(seats);
        all.addAll(List.of(watcher, stranger, twin));
        return all;
    }

    @Override
    public void close() {
        everybody().forEach(RecordingClient::close);
    }

    // ---- the evening

    /// Plays the match and says what everybody received.
    List<Transcript> play() {
        gather();
        everybody().forEach(RecordingClient::beginStep);
        gathering.start(seats.getFirst(), allowsWatchers ? List.of() : List.of(watcher));
        for (World.Ply ply : world.plies()) {
            for (int i = whim.below(3); i > 0; i--) {
                errand(ply);
            }
            everybody().forEach(RecordingClient::beginStep);
            move(ply);
        }
        lookAround();
        if (goesOn) {
            playAgain();
        }
        List<Transcript> accounts = everybody().stream().map(this::account).toList();
        gathering.here().forEach(witness -> gathering.act(witness, "leave"));
        return accounts;
    }

    /// When the match is over everybody may come in again, and ask for what was; then the next one begins.
    private void playAgain() {
        gathering.look(watcher, "since", gathering.version() - 1);
        for (RecordingClient curious : List.of(watcher, stranger)) {
            curious.fetches("/api/tables/" + table() + "/matches");
            curious.fetches("/api/tables/" + table() + "/matches/1/record");
            gathering.act(curious, "replay", "match", 1);
        }
        gathering.start(seats.getFirst(), List.of(watcher));
        gathering.act(watcher, "enter");
        watcher.fetches("/api/tables/" + table() + "/matches");
    }

    /// Who will not be allowed to look on can still come in before the deal.
    private void gather() {
        gathering.open(seats.getFirst(), world, allowsWatchers);
        gathering.arrive(watcher);
        for (int seat = 1; seat < seats.size(); seat++) {
            gathering.arrive(seats.get(seat));
            gathering.does(
                    seats.get(seat), "sit", "seat", seat, "seed", world.seeds().get(seat));
        }
    }

    private void move(World.Ply ply) {
        Map<String, Object> answer = gathering.play(seats.get(ply.seat()), gathering.version(), ply.move());
        if (!"done".equals(answer.get("type"))) {
            throw new AssertionError("%s: seat %d cannot play %s: %s".formatted(world, ply.seat(), ply.move(), answer));
        }
    }

    /// At last everybody sees everything again that they may see. What was on its way before has come then.
    private void lookAround() {
        long since = Math.max(1, gathering.version() - LONG_AGO);
        gathering.look(twin, "since", since);
        gathering.here().forEach(witness -> gathering.look(witness, "since", since));
        everybody().forEach(witness -> gathering.act(witness, "tables"));
    }

    private Transcript account(RecordingClient witness) {
        int viewer = witness.equals(twin) ? twinSeat : seats.indexOf(witness);
        if (witness.equals(watcher)) {
            viewer = allowsWatchers ? View.WATCHER : State.NOBODY;
        }
        return witness.account(viewer, !witness.equals(twin));
    }

    // ---- what people do between the moves

    private void errand(World.Ply ply) {
        RecordingClient mover = seats.get(ply.seat());
        RecordingClient waiting = seats.get((ply.seat() + 1 + whim.below(seats.size() - 1)) % seats.size());
        RecordingClient somebody = everybody().get(whim.below(everybody().size()));
        long version = gathering.version();
        switch (whim.below(16)) {
            case 0 -> gathering.act(somebody, "say", "text", "Hm, number " + whim.below(100) + "?");
            case 1 -> gathering.act(somebody, "react", "reaction", "WELL_PLAYED");
            case 2 -> ply.vain().forEach(move -> gathering.play(mover, version, move));
            case 3, 14, 15 -> gathering.play(waiting, version, ply.curious());
            case 4 -> gathering.play(mover, 1, ply.move());
            case 5 -> gathering.act(somebody, "replay", "match", 1);
            case 6 -> gathering.act(somebody, "tables");
            case 7 -> somebody.fetches("/api/tables/" + table() + "/matches/1/record");
            case 8 -> somebody.fetches("/api/tables/" + table() + "/matches");
            case 9 -> gathering.act(somebody, "mute", "guest", seats.getFirst().guest());
            case 10 -> gathering.look(twin, since());
            case 11 ->
                gathering.lineBreaks(allowsWatchers ? watcher : seats.get((twinSeat + 1) % seats.size()), since());
            case 12 -> gathering.lineBreaks(seats.get((twinSeat + 1) % seats.size()), since());
            default -> gathering.act(somebody, List.of("ping", "peek", "hello").get(whim.below(3)), "protocol", 1);
        }
    }

    /// From the beginning, or from any version on.
    private Object[] since() {
        return whim.below(2) == 0
                ? new Object[0]
                : new Object[] {"since", (long) whim.below((int) gathering.version() + 2)};
    }
}
