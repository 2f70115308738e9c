package table13.wire.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.table.Gone;
import table13.table.PeopleView;
import table13.table.Player;
import table13.table.SeatView;
import table13.table.Seated;
import table13.wire.JsonText;

/// Who is at a table.
final class PeopleText {

    private PeopleText() {}

    /// Adds a member that holds them.
    static void write(PeopleView people, JsonText text) {
        text.begin("people")
                .with("phase", people.phase().name())
                .with("host", people.host())
                .with("seats", people.seats(), seat -> seat(seat, text))
                .with("watchers", people.watchers())
                .with("chatIsOn", people.chatIsOn())
                .with("commitment", people.commitment())
                .with("removed", people.removed(), gone -> gone(gone, text))
                .end();
    }

    private static void gone(Gone gone, JsonText text) {
        text.begin().with("guest", gone.guest()).with("name", gone.name()).end();
    }

    private static void seat(SeatView seat, JsonText text) {
        text.begin().with("seat", seat.seat()).with("guest", seat.guest()).with("name", seat.name());
        player(seat.player(), text);
        text.with("level", seat.level())
                .with("isHere", seat.isHere())
                .with("isStoodIn", seat.isTakenOver())
                .with("standInAt", seat.takeOverAt())
                .end();
    }

    /// Adds a member that holds who sat where.
    static void seated(String name, List<Seated> seats, JsonText text) {
        text.with(name, seats, seat -> {
            text.begin().with("seat", seat.seat()).with("guest", seat.guest());
            player(seat.player(), text);
            text.end();
        });
    }

    /// Adds a member that holds who played in a match.
    static void players(List<Player> players, JsonText text) {
        text.with(
                "players",
                players,
                player -> text.begin()
                        .with("name", player.name())
                        .with("level", player.level())
                        .end());
    }

    /// Bots by name and level, so that nobody has to take a name apart.
    static void player(@Nullable Player player, JsonText text) {
        if (player == null) {
            text.withNull("player");
        } else {
            text.begin("player")
                    .with("name", player.name())
                    .with("level", player.level())
                    .end();
        }
    }
}
