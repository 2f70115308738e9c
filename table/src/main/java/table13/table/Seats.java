package table13.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import table13.rules.Level;
import table13.rules.State;
import table13.table.SeatHolder.Bot;
import table13.table.SeatHolder.Nobody;
import table13.table.SeatHolder.Person;

/// Who sits where. A person sits in one seat at most.
final class Seats {
    /// What bots were called while logs did not say it. Deals of then follow from these names: never change them.
    private static final List<String> FIRST_NAMES =
            List.of("Ada", "Ben", "Cleo", "Dirk", "Eva", "Finn", "Gina", "Hugo");

    /// Bots are named by their seat: a name that nobody chose leaves nobody a way to influence the deal.
    private static final List<String> BOT_NAMES = FIRST_NAMES;

    private final List<SeatHolder> sitters = new ArrayList<>();
    private @Nullable List<Seated> seated;

    Seats(int count) {
        IntStream.range(0, count).forEach(_ -> sitters.add(new Nobody()));
    }

    SeatHolder at(int seat) {
        return sitters.get(seat);
    }

    void put(int seat, SeatHolder holder) {
        sitters.set(seat, holder);
        seated = null;
    }

    /// The person moves there from wherever they sat.
    void sit(int seat, Person person) {
        int old = of(person.guest());
        if (old != State.NOBODY) {
            put(old, new Nobody());
        }
        put(seat, person);
    }

    void change(int seat, UnaryOperator<Person> change) {
        if (at(seat) instanceof Person person) {
            put(seat, change.apply(person));
        }
    }

    /// After a match nobody needs one.
    void endTakeOvers() {
        for (int seat = 0; seat < count(); seat++) {
            change(seat, person -> person.takenOver(false));
        }
    }

    boolean has(int seat) {
        return seat >= 0 && seat < sitters.size();
    }

    boolean isFree(int seat) {
        return at(seat) instanceof Nobody;
    }

    int count() {
        return sitters.size();
    }

    List<Integer> free() {
        return IntStream.range(0, count()).filter(this::isFree).boxed().toList();
    }

    /// The seat of a guest, or [State#NOBODY].
    int of(String guest) {
        for (int seat = 0; seat < count(); seat++) {
            if (at(seat) instanceof Person person && person.guest().equals(guest)) {
                return seat;
            }
        }
        return State.NOBODY;
    }

    Optional<Person> person(int seat) {
        return at(seat) instanceof Person person ? Optional.of(person) : Optional.empty();
    }

    List<Person> persons() {
        return sitters.stream()
                .filter(Person.class::isInstance)
                .map(Person.class::cast)
                .toList();
    }

    /// Everybody who sits, as it stands in lists.
    List<Listing.Occupant> occupants() {
        List<Listing.Occupant> all = new ArrayList<>();
        for (int seat = 0; seat < count(); seat++) {
            switch (at(seat)) {
                case Nobody _ -> {}
                case Person person -> all.add(new Listing.Occupant(person.guest(), person.name(), null));
                case Bot bot ->
                    all.add(new Listing.Occupant(null, name(seat), bot.level().id()));
            }
        }
        return all;
    }

    /// Whether a bot is to move for this seat: its own, or one that took over.
    boolean isPlayedByBot(int seat) {
        return switch (at(seat)) {
            case Nobody _ -> false;
            case Person person -> person.isTakenOver();
            case Bot _ -> true;
        };
    }

    /// Whether a bot plays for the person in this seat.
    boolean isTakenOver(int seat) {
        return at(seat) instanceof Person person && person.isTakenOver();
    }

    /// The guest who is to move if it is this seat's turn; null if a bot is.
    @Nullable
    String thinker(int seat) {
        return isPlayedByBot(seat) ? null : person(seat).map(Person::guest).orElse(null);
    }

    Level level(int seat, Level usual) {
        return at(seat) instanceof Bot bot ? bot.level() : usual;
    }

    String name(int seat) {
        return switch (at(seat)) {
            case Nobody _ -> "";
            case Person person -> person.name();
            case Bot bot -> botName(seat, bot.level());
        };
    }

    static String botName(int seat, Level level) {
        return BOT_NAMES.get(seat) + " (" + level.id() + ")";
    }

    /// The names as they entered a deal of the first version.
    List<String> firstNames() {
        return IntStream.range(0, count())
                .mapToObj(seat ->
                        at(seat) instanceof Bot bot ? FIRST_NAMES.get(seat) + " (" + bot.word() + ")" : name(seat))
                .toList();
    }

    /// Everybody's name, once bots of this level have taken the free seats.
    List<String> names(Level filling) {
        return IntStream.range(0, count())
                .mapToObj(seat -> isFree(seat) ? botName(seat, filling) : name(seat))
                .toList();
    }

    /// Who plays where, under names that enter the deal.
    List<Player> players(List<String> names) {
        return IntStream.range(0, count())
                .mapToObj(seat -> at(seat) instanceof Bot bot
                        ? Player.bot(names.get(seat), bot.word(), bot.level().id())
                        : new Player(names.get(seat), null))
                .toList();
    }

    /// Who sits where, as it is told. It is the same list until a seat changes.
    List<Seated> seated() {
        if (seated == null) {
            seated = IntStream.range(0, count()).mapToObj(this::seated).toList();
        }
        return seated;
    }

    private Seated seated(int seat) {
        return switch (at(seat)) {
            case Nobody _ -> new Seated(seat, null, null);
            case Person person -> new Seated(seat, person.guest(), new Player(person.name(), null));
            case Bot bot -> {
                String level = bot.level().id();
                yield new Seated(seat, null, Player.bot(name(seat), level, level));
            }
        };
    }

    /// Who sits where; empty for a bot or nobody.
    List<String> guests() {
        return IntStream.range(0, count())
                .mapToObj(seat -> person(seat).map(Person::guest).orElse(""))
                .toList();
    }

    /// What each seat hands in for the deal; bots nothing.
    List<String> seeds() {
        return IntStream.range(0, count())
                .mapToObj(seat -> person(seat).map(Person::seed).orElse(""))
                .toList();
    }
}
