package table13.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import table13.rules.EventBatch;
import table13.rules.Match;
import table13.rules.Ruling;
import table13.rules.State;
import table13.table.fair.FairDeal;

/// The running match, or the last one.
final class CurrentMatch {
    private final FairDeal deal;
    private final Dealer dealer;
    private final Seats seats;
    private final List<MatchHistory.Step> steps = new ArrayList<>();
    private final Match<?> match;
    private final Map<String, Long> versions = new HashMap<>();
    private final List<String> guests;
    private final List<Player> players;
    private final long[] seenAt;
    private long version;
    private long since;
    private int lastMover = State.NOBODY;

    /// Deals the match.
    CurrentMatch(FairDeal deal, Seats seats, Dealer dealer, LoggedEntry started) {
        this.deal = deal;
        this.dealer = dealer;
        this.seats = seats;
        steps.add(new MatchHistory.Step(null, null, seats.seated()));
        guests = seats.guests();
        players = seats.players(deal.names());
        match = MatchHistory.dealt(deal, dealer);
        seenAt = new long[deal.setup().players()];
        Arrays.fill(seenAt, started.at());
        version = started.version();
        since = started.at();
    }

    Match<?> match() {
        return match;
    }

    FairDeal deal() {
        return deal;
    }

    int number() {
        return deal.match();
    }

    /// The guest's seat at the deal, or -1.
    int seatOf(String guest) {
        int seat = guest.isEmpty() ? -1 : guests.indexOf(guest);
        return seat < 0 ? State.NOBODY : seat;
    }

    boolean isOver() {
        return match.isOver();
    }

    /// Records from the log that the person in this seat was present at this time. Independent of the nodes' presence.
    void seen(int seat, long at) {
        seenAt[seat] = at;
    }

    /// The time of the person's last action in this seat, or of the deal. In milliseconds since 1970.
    long seenAt(int seat) {
        return seenAt[seat];
    }

    /// The deal and all moves, with the seats at each step. The match must be over.
    MatchHistory history() {
        return new MatchHistory(match, deal, dealer, steps);
    }

    /// The version of the table at the last change of the match. A move for an older version is stale.
    long version() {
        return version;
    }

    /// When the turn of the seat to move began, in milliseconds since 1970.
    long since() {
        return since;
    }

    /// Extends the time of the seat to move.
    void pauseClock(long millis) {
        since += millis;
    }

    /// Whether the seat to move has also made the last move of this round.
    boolean isFurtherMove() {
        return !match.isOver() && match.toMove() == lastMover;
    }

    /// The version of the move with this id, if it was played.
    Optional<Long> versionOf(String id) {
        return Optional.ofNullable(versions.get(id));
    }

    EventBatch move(LoggedEntry logged, Entry.Moved moved) {
        if (!(match.rule(moved.seat(), moved.move()) instanceof Ruling.Allowed allowed)) {
            throw new CorruptLogException("The log holds an illegal move at version " + logged.version() + ".");
        }
        version = logged.version();
        since = logged.at();
        if (moved.by() == Mover.PERSON) {
            seen(moved.seat(), logged.at());
        }
        if (!moved.id().isEmpty()) {
            versions.put(moved.id(), version);
        }
        int round = match.round();
        steps.add(new MatchHistory.Step(allowed.move(), moved.by(), seats.seated()));
        EventBatch batch = match.play(allowed.move());
        lastMover = match.round() == round ? moved.seat() : State.NOBODY;
        return batch;
    }

    TableEvent.Revealed reveal() {
        return new TableEvent.Revealed(
                number(), deal.version(), deal.commitment(), deal.secret(), deal.seeds(), deal.names(), players);
    }

    MatchResult finished() {
        List<String> persons = guests.stream().filter(guest -> !guest.isEmpty()).toList();
        return new MatchResult(
                number(), since, List.copyOf(match.names()), players, match.totals(), match.winners(), persons);
    }
}
