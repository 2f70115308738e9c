package table13.server.faults;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import table13.rules.Event;
import table13.server.kit.Person;
import table13.server.store.Line;
import table13.table.Dealer;
import table13.table.Entry;
import table13.table.Logged;
import table13.table.Mover;
import table13.table.Presence;
import table13.table.Table;
import table13.wire.log.EntryText;
import table13.wire.protocol.TableMessages;

/// What the people at one table were told, and whether its log bears it out: whoever saw the same version with the same
/// eyes saw the same, and playing the log again is one more witness.
final class Account {
    /// Who comes back is told of that many versions at most.
    private static final int REMEMBERED = 100;

    private final String id;
    private final Consumer<String> complain;
    private final Set<String> guests = new HashSet<>();
    private final Map<Sight, String> matches = new HashMap<>();
    private final Map<Sight, Object> events = new HashMap<>();
    private final TreeMap<Long, Played> acknowledged = new TreeMap<>();
    private final Set<String> claimed = new HashSet<>();
    private final Set<Object> ended = new HashSet<>();
    private final List<Line> log = new ArrayList<>();
    private final Set<String> playedIds = new HashSet<>();
    private @Nullable Table table;
    private long height;

    Account(String id, Consumer<String> complain) {
        this.id = id;
        this.complain = complain;
    }

    private record Sight(long version, String guest) {}

    /// A move that a person has sent.
    ///
    /// @param id what the person calls it
    record Played(int seat, String move, String id) {
        private String nameInLog() {
            return seat + " " + id;
        }
    }

    // ---- what people were told

    synchronized void match(long version, String guest, String match, boolean isOver, Object number) {
        guests.add(guest);
        height = Math.max(height, version);
        agree(matches, new Sight(version, guest), match);
        if (isOver) {
            ended.add(number);
        }
    }

    synchronized void events(long version, String guest, Object told) {
        height = Math.max(height, version);
        agree(events, new Sight(version, guest), told);
    }

    synchronized void acknowledged(long version, Played move) {
        height = Math.max(height, version);
        agree(acknowledged, version, move);
    }

    /// The player was told that it is too late for this move, after it had been sent a second time. It must have been
    /// played the first time.
    synchronized void claimed(Played move) {
        claimed.add(move.nameInLog());
    }

    private <K, T> void agree(Map<K, T> witnesses, K what, T said) {
        T before = witnesses.putIfAbsent(what, said);
        if (before != null && !before.equals(said)) {
            complain.accept("%s: of %s it was said%n%s%nand then%n%s".formatted(id, what, before, said));
        }
    }

    /// The highest version anybody has heard of.
    synchronized long height() {
        return height;
    }

    synchronized int matchesEnded() {
        return ended.size();
    }

    synchronized int acknowledgedMoves() {
        return acknowledged.size();
    }

    // ---- what the log says

    /// Compares with the log.
    ///
    /// @param promised everything up to this version was told before the log was read
    synchronized void check(List<Line> lines, long promised) {
        if (lines.size() < Math.max(promised, log.size())) {
            complain.accept("%s: version %d was told, but the log ends with %d".formatted(id, promised, lines.size()));
            return;
        }
        if (!lines.subList(0, log.size()).equals(log)) {
            complain.accept("%s: the log was changed".formatted(id));
        }
        List<Line> fresh = lines.subList(log.size(), lines.size());
        fresh.forEach(this::play);
        log.addAll(fresh);
        acknowledged.headMap(promised, true).forEach(this::checkAcknowledged);
        claimed.stream()
                .filter(name -> !playedIds.contains(name))
                .forEach(name -> complain.accept("%s: move %s was never played".formatted(id, name)));
        forget();
    }

    private void play(Line line) {
        Logged logged = new Logged(line.version(), line.at(), EntryText.read(line.text()));
        if (table == null) {
            table = new Table(id, logged, Dealer.FAIR, new Presence(0));
            return;
        }
        table.play(logged);
        if (logged.entry() instanceof Entry.Moved moved && !moved.id().isEmpty() && !playedIds.add(moved.id())) {
            complain.accept("%s: move %s was played twice".formatted(id, moved.id()));
        }
        guests.forEach(guest -> witness(table, guest));
    }

    /// What a guest must have seen, put into the words of the server.
    private void witness(Table now, String guest) {
        long version = now.version();
        List<Event> told =
                now.toldSince(version - 1, guest).orElseThrow().getFirst().events();
        Map<String, Object> update = Person.read(TableMessages.update(now, 0, told, null, null));
        Sight sight = new Sight(version, guest);
        agree(events, sight, Objects.requireNonNull(update.get("events")));
        now.matchSeenBy(now.viewer(guest))
                .map(match -> TableMessages.update(now, 0, List.of(), null, match))
                .ifPresent(text -> agree(matches, sight, Regular.match(text)));
    }

    private void checkAcknowledged(long version, Played move) {
        Entry stored = EntryText.read(log.get((int) version - 1).text());
        Entry expected = new Entry.Moved(move.seat(), move.move(), Mover.PERSON, move.nameInLog());
        if (!stored.equals(expected)) {
            complain.accept("%s: version %d should be %s, but is %s".formatted(id, version, expected, stored));
        }
    }

    /// What was compared long ago; otherwise memory runs out.
    private void forget() {
        matches.keySet().removeIf(sight -> sight.version() < log.size() - REMEMBERED);
        events.keySet().removeIf(sight -> sight.version() < log.size() - REMEMBERED);
    }
}
