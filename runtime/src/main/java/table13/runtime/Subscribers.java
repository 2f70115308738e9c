package table13.runtime;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import table13.rules.Event;
import table13.rules.Objection;
import table13.rules.State;
import table13.table.Entry;
import table13.table.Entry.Effect;
import table13.table.MatchView;
import table13.table.Pause;
import table13.table.PeopleView;
import table13.table.Phase;
import table13.table.Table;
import table13.table.Verdict;
import table13.table.VisibleEvents;
import table13.wire.protocol.TableMessages;

/// The devices at a table. Each receives only the data its guest may see.
public final class Subscribers {
    private final Set<Client> clients = new LinkedHashSet<>();
    private final Map<Client, Pause> pauses = new HashMap<>();

    /// No devices yet.
    public Subscribers() {}

    public boolean add(Client client) {
        return clients.add(client);
    }

    public boolean remove(Client client) {
        pauses.remove(client);
        return clients.remove(client);
    }

    public boolean has(Client client) {
        return clients.contains(client);
    }

    public boolean isEmpty() {
        return clients.isEmpty();
    }

    public List<Client> all() {
        return List.copyOf(clients);
    }

    /// The devices of guests that the rules refuse, with the reason.
    public Map<Client, Objection> refused(Table table) {
        Map<Client, Objection> refused = new LinkedHashMap<>();
        for (Client client : clients) {
            if (table.rules().enter(client.guest()) instanceof Verdict.Refused refusal) {
                refused.put(client, refusal.objection());
            }
        }
        return refused;
    }

    /// Sets the bots' pause that this device asks for.
    public void setPause(Client client, Pause pause) {
        pauses.put(client, pause);
    }

    /// The bots' pause: the shortest one that a connected device of a seated person asks for.
    ///
    /// @param usual the pause of devices that asked for none, and without any device of a seated person
    public Pause pause(Table table, Pause usual) {
        return clients.stream()
                .filter(client -> table.seatOf(client.guest()) != State.NOBODY)
                .map(client -> pauses.getOrDefault(client, usual))
                .reduce(Pause::min)
                .orElse(usual);
    }

    /// Sends all events since this version, or the whole table if the buffer does not reach back that far.
    public void send(Table table, long before, long now) {
        if (!table.remembers(before)) {
            sendAll(table, now);
            return;
        }
        List<Entry> entries = table.entriesSince(before);
        PeopleView people = changesPeople(table, entries) ? table.people() : null;
        boolean isMatch = has(entries, Effect.MATCH);
        int moves = (int) entries.stream().filter(Entry.Moved.class::isInstance).count();
        Map<Integer, String> texts = new HashMap<>();
        Map<Integer, String> textsOfNewPlays = new HashMap<>();
        for (Client client : clients) {
            int viewer = table.viewer(client.guest());
            Function<Integer, String> write = _ -> update(table, before, now, client, people, isMatch, moves);
            // Guests with the same view and no mutes receive the same text.
            client.send(
                    table.mutedBy(client.guest()).isEmpty()
                            ? (client.takesNewPlays() ? textsOfNewPlays : texts).computeIfAbsent(viewer, write)
                            : write.apply(viewer));
        }
    }

    /// Sends the whole table to all devices.
    public void sendAll(Table table, long now) {
        clients.forEach(client -> client.send(TableMessages.table("", table, client.guest(), now, false, null)));
    }

    /// @param moves the number of moves since that version. A device that takes only new plays has all earlier ones of
    ///     the round
    private static String update(
            Table table,
            long before,
            long now,
            Client client,
            @Nullable PeopleView people,
            boolean isMatch,
            int moves) {
        List<Event> events = new ArrayList<>();
        table.eventsSince(before, client.guest()).orElseThrow().stream()
                .map(VisibleEvents::events)
                .forEach(events::addAll);
        MatchView match =
                isMatch ? table.matchSeenBy(table.viewer(client.guest())).orElse(null) : null;
        int known = match == null || !client.takesNewPlays()
                ? 0
                : Math.max(0, match.view().seen().pastMoves() - moves);
        return TableMessages.update(table, now, events, people, match, known);
    }

    /// Sends a change of presence, which is not in the log, to all devices but the one that caused it.
    public void sendPeople(Table table, long now, Client but) {
        String text = TableMessages.update(table, now, List.of(), table.people(), null);
        clients.stream().filter(client -> !client.equals(but)).forEach(client -> client.send(text));
    }

    /// Sends the presence after devices were removed.
    public void sendPeople(Table table, long now) {
        send(TableMessages.update(table, now, List.of(), table.people(), null));
    }

    public void send(String message) {
        clients.forEach(client -> client.send(message));
    }

    private static boolean changesPeople(Table table, List<Entry> entries) {
        boolean ends = table.phase() == Phase.OVER && entries.stream().anyMatch(Entry.Moved.class::isInstance);
        return ends || has(entries, Effect.PEOPLE);
    }

    private static boolean has(List<Entry> entries, Effect effect) {
        return entries.stream().map(Entry::effect).anyMatch(found -> found == effect || found == Effect.BOTH);
    }
}
