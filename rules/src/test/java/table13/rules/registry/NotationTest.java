package table13.rules.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.Game;
import table13.rules.Move;
import table13.rules.SplitMix;

class NotationTest {

    static List<Game<?>> games() {
        return Games.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyMoveIsReadAsItIsWritten(Game<?> game) {
        Set<String> notations = new HashSet<>();
        for (int code = 0; code < game.moves(); code++) {
            Move move = game.move(code);
            assertThat(move.code()).isEqualTo(code);
            assertThat(notations.add(move.notation())).as(move.notation()).isTrue();
            assertThat(game.read(move.notation())).contains(move);
            assertThat(game.read(" " + move.notation().toUpperCase(Locale.ROOT) + " "))
                    .contains(move);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsNoMoveIsNotRead(Game<?> game) {
        for (String text : List.of(
                "",
                " ",
                "?",
                "hello",
                "b",
                "77",
                "-1",
                "1x",
                "x1",
                ">",
                "n>",
                "999999999999x1",
                "99x1",
                "0x1",
                "1x0",
                "1x14",
                "pass",
                "pass0",
                "pass14",
                ":>",
                "13>blue",
                "5:0>5",
                "5:1>25",
                "b7 >>",
                "\u0000",
                "b7\nb7",
                "😀")) {
            assertThat(game.read(text)).as("'%s'", text).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void noiseIsReadQuietly(Game<?> game) {
        SplitMix chance = new SplitMix(17);
        String alphabet = "bygncmlf0123456789x>:+ pasWwtockendr-,.é\t";
        for (int i = 0; i < 200_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int length = chance.below(9); length > 0; length--) {
                text.append(alphabet.charAt(chance.below(alphabet.length())));
            }
            game.read(text.toString())
                    .ifPresent(move -> assertThat(game.move(move.code())).isEqualTo(move));
        }
    }
}
