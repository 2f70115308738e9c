package table13.server.faults;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import table13.rules.Event;
import table13.server.faults.SerializabilityChecker.Asked;
import table13.server.faults.SerializabilityChecker.Kind;
import table13.server.kit.TestGuest;
import table13.server.store.EntryRow;
import table13.table.Dealer;
import table13.table.Entry;
import table13.table.LoggedEntry;
import table13.table.Mover;
import table13.table.Presence;
import table13.table.Table;
import table13.wire.log.EntryJson;
import table13.wire.protocol.TableMessages;

/// Compares everything that clients of one table received with each other and with the log. All clients with the same
/// view of one version must have received the same, and a replay of the log must show it as well.
final class TableAudit {
    /// Maximum number of missed versions that a returning client receives.
    private static final int REMEMBERED = 100;

    /// Maximum difference between the time in the log and the real time. In milliseconds.
    private static final long TOLERANCE = 2000;

    private final String id;
    private final ClientHistory history;
    private final SerializabilityChecker order = new SerializabilityChecker();
    private final PresenceLog presence = new PresenceLog();
    private final Map<String, Asked> unanswered = new HashMap<>();
    private final Set<String> guests = new HashSet<>();
    private final Map<Sight, String> matches = new HashMap<>();
    private final Map<Sight, List<?>> happened = new HashMap<>();
    private final List<News> news = new ArrayList<>();
    private final TreeSet<Long> starts = new TreeSet<>();
    private final TreeMap<Long, Acknowledged> acknowledged = new TreeMap<>();
    private final Map<String, Long> claimed = new HashMap<>();
    private final Set<Object> ended = new HashSet<>();
    private final List<EntryRow> log = new ArrayList<>();
    private final Set<String> playedIds = new HashSet<>();
    private @Nullable Table table;
    private long height;
    private int acknowledgedMoves;
    private int outOfOrder;

    TableAudit(String id, ClientHistory history) {
        this.id = id;
        this.history = history;
    }

    /// Checker for the order of requests and answers.
    SerializabilityChecker order() {
        return order;
    }

    private record Sight(long version, String guest) {}

    /// The events that a guest received for the versions after one version up to another.
    ///
    /// @param asOf version of the table when they were sent
    private record News(long after, long upTo, long asOf, String guest, List<?> events) {}

    /// A move that a person has sent.
    ///
    /// @param id the client's id of the move
    record Played(int seat, String move, String id) {
        String nameInLog() {
            return seat + " " + id;
        }
    }

    /// @param from time of the first attempt, by the clock of this machine
    /// @param to time of the acknowledgement
    private record Acknowledged(Played move, long from, long to) {}

    // ---- received by clients

    synchronized void came(String guest) {
        presence.came(guest, System.currentTimeMillis());
    }

    synchronized void left(String guest) {
        presence.left(guest, System.currentTimeMillis());
    }

    synchronized void match(long version, String guest, String match, boolean isOver, Object number) {
        guests.add(guest);
        height = Math.max(height, version);
        agree(matches, new Sight(version, guest), match);
        if (isOver) {
            ended.add(number);
        }
    }

    /// A client received the events after one version, up to another.
    ///
    /// @param asOf version of the table when they were sent
    synchronized void news(long after, long upTo, long asOf, String guest, List<?> events) {
        height = Math.max(height, asOf);
        news.add(new News(after, upTo, asOf, guest, events));
    }

    /// A client is about to send a move for the first time.
    synchronized void sends(Played move) {
        unanswered.put(move.nameInLog(), order.asks(Kind.WRITE, move.nameInLog()));
    }

    /// @param from time of the first attempt
    synchronized void acknowledged(long version, Played move, long from) {
        height = Math.max(height, version);
        Asked asked = unanswered.remove(move.nameInLog());
        if (asked != null) {
            order.answered(asked, version);
        }
        Acknowledged before =
                acknowledged.putIfAbsent(version, new Acknowledged(move, from, System.currentTimeMillis()));
        if (before != null && !before.move().equals(move)) {
            complain(
                    Violation.DIFFERENT,
                    "version %d was acknowledged as %s and then as %s".formatted(version, before, move));
        }
        acknowledgedMoves++;
    }

    /// A repeated move was refused as too late. The first attempt must have been played.
    synchronized void claimed(Played move) {
        claimed.put(move.nameInLog(), height);
    }

    private <K, T> void agree(Map<K, T> witnesses, K what, T said) {
        T before = witnesses.putIfAbsent(what, said);
        if (before != null && !before.equals(said)) {
            complain(Violation.DIFFERENT, "%s was sent as%n%s%nand as%n%s".formatted(what, before, said));
        }
    }

    private void complain(Violation kind, String words) {
        history.complain(kind, id + ": " + words);
    }

    /// The highest version that any client received.
    synchronized long height() {
        return height;
    }

    synchronized int matchesEnded() {
        return ended.size();
    }

    synchronized int acknowledgedMoves() {
        return acknowledgedMoves;
    }

    // ---- stored in the log

    synchronized long entriesRead() {
        return log.size();
    }

    /// Compares with the log.
    ///
    /// @param entries of the log after a version that was read before, or all of them
    /// @param after that version
    /// @param promised highest version received by clients before the log was read
    synchronized void check(List<EntryRow> entries, long after, long promised) {
        long end = after + entries.size();
        if (end < Math.max(promised, log.size())) {
            complain(Violation.LOST, "version %d was sent, but the log ends with %d".formatted(promised, end));
            return;
        }
        int known = (int) (log.size() - after);
        if (!entries.subList(0, known).equals(log.subList((int) after, log.size()))) {
            complain(Violation.LOST, "the log was changed");
        }
        List<EntryRow> fresh = entries.subList(known, entries.size());
        fresh.forEach(this::play);
        log.addAll(fresh);
        news.removeIf(this::isCompared);
        Map<Long, Acknowledged> due = acknowledged.headMap(promised, true);
        due.forEach(this::checkAcknowledged);
        due.clear();
        claimed.keySet().removeAll(playedIds);
        claimed.forEach((name, by) -> {
            if (by <= log.size()) {
                complain(Violation.LOST, "move %s was never played".formatted(name));
            }
        });
        claimed.values().removeIf(by -> by <= log.size());
        List<String> wrong = order.complaints();
        wrong.subList(outOfOrder, wrong.size()).forEach(words -> complain(Violation.OUT_OF_ORDER, words));
        outOfOrder = wrong.size();
        forget();
    }

    private void play(EntryRow row) {
        LoggedEntry logged = new LoggedEntry(row.version(), row.at(), EntryJson.read(row.text()));
        if (table == null) {
            table = new Table(id, logged, Dealer.FAIR, new Presence(0));
            return;
        }
        if (row.at() < table.changedAt()) {
            complain(Violation.WRONG_TIME, "version %d is earlier than the one before".formatted(row.version()));
        }
        if (logged.entry() instanceof Entry.Started) {
            starts.add(row.version());
        }
        if (logged.entry() instanceof Entry.TookOver over) {
            checkTookOver(table, over.seat(), row.at());
        }
        table.play(logged);
        if (logged.entry() instanceof Entry.Moved moved && !moved.id().isEmpty()) {
            played(moved.id(), row.version());
        }
        guests.forEach(guest -> addExpected(table, guest));
    }

    private void played(String move, long version) {
        if (!playedIds.add(move)) {
            complain(Violation.DOUBLED, "move %s was played twice".formatted(move));
        }
        Asked asked = unanswered.get(move);
        if (asked != null) {
            order.found(asked, version);
        }
    }

    /// A present guest must not be taken over.
    private void checkTookOver(Table now, int seat, long at) {
        String guest = String.valueOf(now.people().seats().get(seat).guest());
        long patience = TimeUnit.SECONDS.toMillis(now.plan().patienceSeconds());
        if (presence.wasHere(guest, at - patience + TOLERANCE, at - TOLERANCE)) {
            complain(
                    Violation.TAKEN_OVER,
                    "a bot took seat %d over at %s, but %s was here".formatted(seat, Instant.ofEpochMilli(at), guest));
        }
    }

    /// Adds the view of a guest, computed from the log and encoded as the server does.
    private void addExpected(Table now, String guest) {
        long version = now.version();
        List<Event> told =
                now.eventsSince(version - 1, guest).orElseThrow().getFirst().events();
        Map<String, Object> update = TestGuest.read(TableMessages.update(now, 0, told, null, null));
        Sight sight = new Sight(version, guest);
        happened.put(sight, (List<?>) Objects.requireNonNull(update.get("events")));
        now.matchSeenBy(now.viewer(guest))
                .map(match -> TableMessages.update(now, 0, List.of(), null, match))
                .ifPresent(text -> agree(matches, sight, ClientState.match(text)));
    }

    /// Every client received all events, in order, and no others. Events of a match before the latest one may be left
    /// out for a client, because the seats may have changed since.
    private boolean isCompared(News told) {
        if (told.asOf() > log.size()) {
            return false;
        }
        List<?> left = told.events();
        for (long version = told.after() + 1; version <= told.upTo(); version++) {
            List<?> one = happened.get(new Sight(version, told.guest()));
            if (one == null) {
                // This guest was unknown when the log was read up to this version.
                return true;
            }
            if (one.size() <= left.size() && one.equals(left.subList(0, one.size()))) {
                left = left.subList(one.size(), left.size());
            } else if (starts.subSet(version, false, told.asOf(), true).isEmpty()) {
                complain(Violation.GAP, "%s, but version %d was %s".formatted(told, version, one));
                return true;
            }
        }
        if (!left.isEmpty()) {
            complain(Violation.GAP, "%s: %s never happened".formatted(told, left));
        }
        return true;
    }

    private void checkAcknowledged(long version, Acknowledged told) {
        EntryRow row = log.get((int) version - 1);
        Entry stored = EntryJson.read(row.text());
        Played move = told.move();
        Entry expected = new Entry.Moved(move.seat(), move.move(), Mover.PERSON, move.nameInLog());
        if (!stored.equals(expected)) {
            complain(Violation.LOST, "version %d should be %s, but is %s".formatted(version, expected, stored));
        }
        if (row.at() < told.from() - TOLERANCE || row.at() > told.to() + TOLERANCE) {
            complain(
                    Violation.WRONG_TIME,
                    "version %d is of %d, but happened from %d to %d"
                            .formatted(version, row.at(), told.from(), told.to()));
        }
    }

    /// Drops old comparisons, to bound memory.
    private void forget() {
        matches.keySet().removeIf(sight -> sight.version() < log.size() - REMEMBERED);
        happened.keySet().removeIf(sight -> sight.version() < log.size() - REMEMBERED);
    }
}
