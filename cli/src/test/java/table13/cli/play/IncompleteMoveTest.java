package table13.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import table13.rules.Game;
import table13.rules.Move;
import table13.rules.registry.Games;

@DisplayName("A move that was typed in part")
class IncompleteMoveTest {

    private static Optional<IncompleteMove> incomplete(String game, String legal, String typed) {
        Game<?> played = Games.named(game).orElseThrow();
        List<Move> moves = Stream.of(legal.split(" ", -1))
                .map(move -> played.read(move).orElseThrow())
                .toList();
        return IncompleteMove.of(played, moves, typed);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            friday   | c1 c5 f>c f>m f>l                | F       | Where to: c, m or l?                         | m    | f>m
            thirteen | b7 n>b n>y                       | n >     | Where to: b or y?                          | n>y  | n>y
            friday   | c1 c5 f>c                        | c       | Which move: c1 or c5?                             | 5    | c5
            leaves   | 2x7 pass6 pass8                  | p       | Which move: pass6 or pass8?                  | 8    | pass8
            leaves   | 2x7 3x7 2x9                      | 2x      | Which move: 2x7 or 2x9?                          | 9    | 2x9
            leaves   | 2x7 pass6                        | pass    | Do you mean pass6? [yes]                          | yes  | pass6
            skipbo   | stock>blue stock>pink1 5>blue    | s       | Where to: blue or pink1?                     | k1   | stock>k1
            skipbo   | 5>blue 5>red 5:7>12 12>blue      | 5       | Which move: 5>blue, 5>red or 5:7…?                | red  | 5>red
            skipbo   | 5>blue 5:7>12 5:9>14             | 5       | Which move: 5>blue, 5:7… or 5:9…?                 | 7    | 5:7
            skipbo   | 1:7>8 1:12>13                    | 1 :     | From where: 7 or 12?            | 12   | 1:12
            skipbo   | w:7>8 w:7>9                      | w:7     | Where to: 8 or 9?                           | 9    | w:7>9
            friday   | f>c f>m                          | f       | Where to: c or m?                            | hint | hint
            """)
    void isAskedAbout(String game, String legal, String typed, String question, String answer, String meant) {
        IncompleteMove move = incomplete(game, legal, typed).orElseThrow();
        assertThat(move.question().strip()).isEqualTo(question);
        assertThat(move.completed(answer)).isEqualTo(meant);
    }

    @Test
    @DisplayName("begins a legal move, or nothing is asked; a number is not torn apart")
    void nothing() {
        assertThat(incomplete("friday", "c1 f>c", "m")).isEmpty();
        assertThat(incomplete("friday", "c1 f>c", " ")).isEmpty();
        assertThat(incomplete("skipbo", "12>blue 5:12>17", "1")).isEmpty();
    }
}
