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

/// The seats of a table and their occupants. A person has at most one seat.
final class Seats {
    /// The names of bots in logs of the first version, which do not hold names. Their deals follow from these names:
    /// never change them.
    private static final List<String> FIRST_NAMES =
            List.of("Ada", "Ben", "Cleo", "Dirk", "Eva", "Finn", "Gina", "Hugo");

    /// Bots are named by their seat: no person can influence the deal by choosing a bot's name.
    private static final List<String> BOT_NAMES = FIRST_NAMES;

    private final List<SeatHolder> holders = new ArrayList<>();
    private @Nullable List<Seated> seated;

    Seats(int count) {
        IntStream.range(0, count).forEach(_ -> holders.add(new Nobody()));
    }

    SeatHolder at(int seat) {
        return holders.get(seat);
    }

    void put(int seat, SeatHolder holder) {
        holders.set(seat, holder);
        seated = null;
    }

    /// Seats a person, and frees the person's old seat.
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

    /// Ends all take-overs after a match.
    void endTakeOvers() {
        for (int seat = 0; seat < count(); seat++) {
            change(seat, person -> person.takenOver(false));
        }
    }

    boolean has(int seat) {
        return seat >= 0 && seat < holders.size();
    }

    boolean isFree(int seat) {
        return at(seat) instanceof Nobody;
    }

    int count() {
        return holders.size();
    }

    List<Integer> free() {
        return IntStream.range(0, count()).filter(this::isFree).boxed().toList();
    }

    /// The seat of a guest, or -1.
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
        return holders.stream()
                .filter(Person.class::isInstance)
                .map(Person.class::cast)
                .toList();
    }

    /// The occupants for lists, without free seats.
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

    /// Whether a bot moves for this seat, as its occupant or in place of a person.
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

    /// The guest to move in this seat; null if a bot moves.
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

    /// The names in a deal of the first version.
    List<String> firstNames() {
        return IntStream.range(0, count())
                .mapToObj(seat ->
                        at(seat) instanceof Bot bot ? FIRST_NAMES.get(seat) + " (" + bot.word() + ")" : name(seat))
                .toList();
    }

    /// All names, once bots of this level have filled the free seats.
    List<String> names(Level filling) {
        return IntStream.range(0, count())
                .mapToObj(seat -> isFree(seat) ? botName(seat, filling) : name(seat))
                .toList();
    }

    /// The players by seat, with the names in the deal.
    List<Player> players(List<String> names) {
        return IntStream.range(0, count())
                .mapToObj(seat -> at(seat) instanceof Bot bot
                        ? Player.bot(names.get(seat), bot.word(), bot.level().id())
                        : new Player(names.get(seat), null))
                .toList();
    }

    /// The occupants by seat. The list is the same object until a seat changes.
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

    /// The guests by seat; empty for a bot or a free seat.
    List<String> guests() {
        return IntStream.range(0, count())
                .mapToObj(seat -> person(seat).map(Person::guest).orElse(""))
                .toList();
    }

    /// The seeds by seat; empty for bots.
    List<String> seeds() {
        return IntStream.range(0, count())
                .mapToObj(seat -> person(seat).map(Person::seed).orElse(""))
                .toList();
    }
}
