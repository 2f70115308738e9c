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
    private final ScriptedGuests guests;
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
        guests = new ScriptedGuests(server);
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
        return guests.table();
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
        guests.start(seats.getFirst(), allowsWatchers ? List.of() : List.of(watcher));
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
        guests.here().forEach(client -> guests.act(client, "leave"));
        return accounts;
    }

    /// When the match is over everybody may come in again, and ask for what was; then the next one begins.
    private void playAgain() {
        guests.look(watcher, "since", guests.version() - 1);
        for (RecordingClient curious : List.of(watcher, stranger)) {
            curious.fetches("/api/tables/" + table() + "/matches");
            curious.fetches("/api/tables/" + table() + "/matches/1/record");
            guests.act(curious, "replay", "match", 1);
        }
        guests.start(seats.getFirst(), List.of(watcher));
        guests.act(watcher, "enter");
        watcher.fetches("/api/tables/" + table() + "/matches");
    }

    /// Who will not be allowed to look on can still come in before the deal.
    private void gather() {
        guests.open(seats.getFirst(), world, allowsWatchers);
        guests.arrive(watcher);
        for (int seat = 1; seat < seats.size(); seat++) {
            guests.arrive(seats.get(seat));
            guests.does(
                    seats.get(seat), "sit", "seat", seat, "seed", world.seeds().get(seat));
        }
    }

    private void move(World.Ply ply) {
        Map<String, Object> answer = guests.play(seats.get(ply.seat()), guests.version(), ply.move());
        if (!"done".equals(answer.get("type"))) {
            throw new AssertionError("%s: seat %d cannot play %s: %s".formatted(world, ply.seat(), ply.move(), answer));
        }
    }

    /// At last everybody sees everything again that they may see. What was on its way before has come then.
    private void lookAround() {
        long since = Math.max(1, guests.version() - LONG_AGO);
        guests.look(twin, "since", since);
        guests.here().forEach(client -> guests.look(client, "since", since));
        everybody().forEach(client -> guests.act(client, "tables"));
    }

    private Transcript account(RecordingClient client) {
        int viewer = client.equals(twin) ? twinSeat : seats.indexOf(client);
        if (client.equals(watcher)) {
            viewer = allowsWatchers ? View.WATCHER : State.NOBODY;
        }
        return client.account(viewer, !client.equals(twin));
    }

    // ---- what people do between the moves

    private void errand(World.Ply ply) {
        RecordingClient mover = seats.get(ply.seat());
        RecordingClient waiting = seats.get((ply.seat() + 1 + whim.below(seats.size() - 1)) % seats.size());
        RecordingClient somebody = everybody().get(whim.below(everybody().size()));
        long version = guests.version();
        switch (whim.below(16)) {
            case 0 -> guests.act(somebody, "say", "text", "Hm, number " + whim.below(100) + "?");
            case 1 -> guests.act(somebody, "react", "reaction", "WELL_PLAYED");
            case 2 -> ply.vain().forEach(move -> guests.play(mover, version, move));
            case 3, 14, 15 -> guests.play(waiting, version, ply.curious());
            case 4 -> guests.play(mover, 1, ply.move());
            case 5 -> guests.act(somebody, "replay", "match", 1);
            case 6 -> guests.act(somebody, "tables");
            case 7 -> somebody.fetches("/api/tables/" + table() + "/matches/1/record");
            case 8 -> somebody.fetches("/api/tables/" + table() + "/matches");
            case 9 -> guests.act(somebody, "mute", "guest", seats.getFirst().guest());
            case 10 -> guests.look(twin, since());
            case 11 -> guests.lineBreaks(allowsWatchers ? watcher : seats.get((twinSeat + 1) % seats.size()), since());
            case 12 -> guests.lineBreaks(seats.get((twinSeat + 1) % seats.size()), since());
            default -> guests.act(somebody, List.of("ping", "peek", "hello").get(whim.below(3)), "protocol", 1);
        }
    }

    /// From the beginning, or from any version on.
    private Object[] since() {
        return whim.below(2) == 0
                ? new Object[0]
                : new Object[] {"since", (long) whim.below((int) guests.version() + 2)};
    }
}
