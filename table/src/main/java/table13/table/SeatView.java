package table13.table;

import org.jspecify.annotations.Nullable;
import table13.table.SeatHolder.Bot;
import table13.table.SeatHolder.Nobody;
import table13.table.SeatHolder.Person;

/// A seat, the same for every viewer.
///
/// @param guest the person's guest id; null for a bot or a free seat
/// @param name empty for a free seat
/// @param player the same by name and level; null for a free seat
/// @param level of the bot in the seat or in place of the person; null without one
/// @param isHere whether the person is present; always true for bots
/// @param isTakenOver whether a bot plays for the person
/// @param takeOverAt when a bot takes over from the absent person, in milliseconds since 1970; null if it does not
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
