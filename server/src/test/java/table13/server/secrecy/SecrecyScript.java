package table13.server.secrecy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;
import table13.server.kit.DeterministicServer;

/// One match over the network with other actions of the guests: they chat, try forbidden requests, lose connections,
/// come back on another device, watch, and query data. The script is the same for any cards, so the received bytes can
/// be compared.
final class SecrecyScript implements AutoCloseable {
    /// Number of recent versions for which missed updates can still be requested.
    private static final long LONG_AGO = 60;

    private final World world;
    private final boolean allowsWatchers;
    private final boolean goesOn;
    private final SplitMix random;
    private final ScriptedGuests guests;
    private final List<RecordingClient> seats = new ArrayList<>();
    private final RecordingClient watcher;
    private final RecordingClient stranger;
    private final int twinSeat;

    /// The second device of a seated guest.
    private final RecordingClient twin;

    /// Signs all guests in.
    ///
    /// @param seed for ids, secrets and random actions
    SecrecyScript(DeterministicServer server, World world, long seed, boolean allowsWatchers) {
        this(server, world, seed, allowsWatchers, false);
    }

    /// Signs all guests in.
    ///
    /// @param goesOn whether another match follows, so that this one must end; only without watchers
    SecrecyScript(DeterministicServer server, World world, long seed, boolean allowsWatchers, boolean goesOn) {
        this.world = world;
        this.goesOn = goesOn;
        this.allowsWatchers = allowsWatchers;
        random = new SplitMix(seed);
        guests = new ScriptedGuests(server);
        server.beginAnew(seed);
        for (int seat = 0; seat < world.setup().players(); seat++) {
            seats.add(RecordingClient.comesTo(server.port(), "seat " + seat));
        }
        watcher = RecordingClient.comesTo(server.port(), allowsWatchers ? "watcher" : "outsider");
        stranger = RecordingClient.comesTo(server.port(), "stranger");
        twinSeat = random.below(seats.size());
        twin = seats.get(twinSeat).onAnotherDevice();
    }

    String table() {
        return guests.table();
    }

    /// Session tokens of all guests.
    List<String> tokens() {
        return allClients().stream()
                .map(RecordingClient::cookie)
                .map(cookie -> cookie.substring(cookie.indexOf('=') + 1))
                .toList();
    }

    private List<RecordingClient> allClients() {
        List<RecordingClient> all = new ArrayList<>(seats);
        all.addAll(List.of(watcher, stranger, twin));
        return all;
    }

    @Override
    public void close() {
        allClients().forEach(RecordingClient::close);
    }

    // ---- course

    /// Plays the match and returns the messages of each guest.
    List<Transcript> play() {
        enter();
        allClients().forEach(RecordingClient::beginStep);
        guests.start(seats.getFirst(), allowsWatchers ? List.of() : List.of(watcher));
        for (World.Ply ply : world.plies()) {
            for (int i = random.below(3); i > 0; i--) {
                actBetweenMoves(ply);
            }
            allClients().forEach(RecordingClient::beginStep);
            move(ply);
        }
        requestEverything();
        if (goesOn) {
            playAgain();
        }
        List<Transcript> accounts = allClients().stream().map(this::account).toList();
        guests.here().forEach(client -> guests.act(client, "leave"));
        return accounts;
    }

    /// After the match all guests may enter again and request its record; then the next match begins.
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

    /// A guest that may not watch can still enter before the deal.
    private void enter() {
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

    /// Finally all guests request everything they may see. Earlier messages have then arrived.
    private void requestEverything() {
        long since = Math.max(1, guests.version() - LONG_AGO);
        guests.look(twin, "since", since);
        guests.here().forEach(client -> guests.look(client, "since", since));
        allClients().forEach(client -> guests.act(client, "tables"));
    }

    private Transcript account(RecordingClient client) {
        int viewer = client.equals(twin) ? twinSeat : seats.indexOf(client);
        if (client.equals(watcher)) {
            viewer = allowsWatchers ? View.WATCHER : State.NOBODY;
        }
        return client.account(viewer, !client.equals(twin));
    }

    // ---- actions between moves

    private void actBetweenMoves(World.Ply ply) {
        RecordingClient mover = seats.get(ply.seat());
        RecordingClient waiting = seats.get((ply.seat() + 1 + random.below(seats.size() - 1)) % seats.size());
        RecordingClient anyGuest = allClients().get(random.below(allClients().size()));
        long version = guests.version();
        switch (random.below(16)) {
            case 0 -> guests.act(anyGuest, "say", "text", "Hm, number " + random.below(100) + "?");
            case 1 -> guests.act(anyGuest, "react", "reaction", "WELL_PLAYED");
            case 2 -> ply.vain().forEach(move -> guests.play(mover, version, move));
            case 3, 14, 15 -> guests.play(waiting, version, ply.curious());
            case 4 -> guests.play(mover, 1, ply.move());
            case 5 -> guests.act(anyGuest, "replay", "match", 1);
            case 6 -> guests.act(anyGuest, "tables");
            case 7 -> anyGuest.fetches("/api/tables/" + table() + "/matches/1/record");
            case 8 -> anyGuest.fetches("/api/tables/" + table() + "/matches");
            case 9 -> guests.act(anyGuest, "mute", "guest", seats.getFirst().guest());
            case 10 -> guests.look(twin, since());
            case 11 -> guests.lineBreaks(allowsWatchers ? watcher : seats.get((twinSeat + 1) % seats.size()), since());
            case 12 -> guests.lineBreaks(seats.get((twinSeat + 1) % seats.size()), since());
            default -> guests.act(anyGuest, List.of("ping", "peek", "hello").get(random.below(3)), "protocol", 1);
        }
    }

    /// From the first version, or from any later one.
    private Object[] since() {
        return random.below(2) == 0
                ? new Object[0]
                : new Object[] {"since", (long) random.below((int) guests.version() + 2)};
    }
}
