package table13.table;

import org.jspecify.annotations.Nullable;
import table13.table.SeatHolder.Bot;
import table13.table.SeatHolder.Nobody;
import table13.table.SeatHolder.Person;

/// A seat as everybody sees it.
///
/// @param guest who sits there; null if it is a bot or nobody
/// @param name empty if nobody sits there
/// @param player the same by name and level; null if nobody sits there
/// @param level of the bot that sits there or has taken over; null if there is none
/// @param isHere whether the person is at the table just now; bots always are
/// @param isTakenOver whether a bot plays for the person
/// @param takeOverAt when a bot will take over from the person, who is away; null if that is not to be
public record SeatView(
        int seat,
        @Nullable String guest,
        String name,
        @Nullable Player player,
        @Nullable String level,
        boolean isHere,
        boolean isTakenOver,
        @Nullable Long takeOverAt) {

    static SeatView of(int seat, Table table) {
        String name = table.seats().name(seat);
        return switch (table.seats().at(seat)) {
            case Nobody _ -> new SeatView(seat, null, name, null, null, false, false, null);
            case Bot bot -> {
                String level = bot.level().id();
                yield new SeatView(seat, null, name, Player.bot(name, level, level), level, true, false, null);
            }
            case Person person ->
                new SeatView(
                        seat,
                        person.guest(),
                        name,
                        new Player(name, null),
                        person.isTakenOver() ? table.plan().level().id() : null,
                        table.presence().isHere(person.guest()),
                        person.isTakenOver(),
                        Schedule.takeOverAt(table, person));
        };
    }
}
