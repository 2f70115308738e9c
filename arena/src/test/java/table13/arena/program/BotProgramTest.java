package table13.arena.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import table13.arena.program.ProgramMessages.Answer;
import table13.bots.level.Bots;
import table13.rules.Game;
import table13.rules.Match;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.View;
import table13.rules.registry.Games;
import table13.wire.BadMessageException;

@DisplayName("One of our bots as a program")
class BotProgramTest {
    private static final int MOST_MOVES = 120;

    static List<Game<?>> games() {
        return Games.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("chooses over the bot protocol what it chooses at the same table")
    @Tag("slow")
    void same(Game<?> game) throws BadMessageException {
        for (int players = game.fewestPlayers(); players <= game.mostPlayers(); players++) {
            for (String name : List.of("easy", "hard:iterations=20")) {
                same(name, Setup.of(game, players));
            }
        }
    }

    private static void same(String name, Setup setup) throws BadMessageException {
        BotProgram program = new BotProgram(name);
        Match<?> match = Match.begin(setup, Collections.nCopies(setup.players(), name), new SplitMix(7));
        SplitMix seeds = new SplitMix(8);
        for (int i = 0; i < MOST_MOVES && !match.isOver(); i++) {
            View view = match.view(match.toMove());
            long seed = seeds.next();
            Move move = Bots.named(name, setup).choose(view, seed >>> 33).move();
            String answer =
                    program.answer(ProgramMessages.choose(i, view, seed)).orElseThrow();
            assertThat(ProgramMessages.read(answer)).isEqualTo(new Answer.Chosen(i, move.notation()));
            match.play(move);
        }
    }

    @Test
    @DisplayName("says hello, and nothing after goodbye")
    void helloAndBye() throws BadMessageException {
        BotProgram program = new BotProgram("medium");
        assertThat(program.answer(ProgramMessages.hello(1000)))
                .contains("{\"type\":\"hello\",\"protocol\":1,\"name\":\"medium\"}");
        assertThat(program.answer(ProgramMessages.bye())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "hello",
                "{}",
                "{\"type\":\"sing\"}",
                "{\"type\":\"hello\",\"protocol\":2}",
                "{\"type\":\"choose\",\"game\":\"chess\"}",
                "{\"type\":\"choose\",\"game\":\"friday\",\"rulesVersion\":99}",
                "{\"type\":\"choose\",\"game\":\"friday\",\"rulesVersion\":1,\"players\":40,\"options\":{}}",
            })
    @DisplayName("refuses what it cannot play")
    void refuses(String line) {
        BotProgram program = new BotProgram("easy");
        assertThatThrownBy(() -> program.answer(line)).isInstanceOf(BadMessageException.class);
    }

    @Test
    @DisplayName("must have a name that there is")
    void unknown() {
        assertThatThrownBy(() -> new BotProgram("grandmaster"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("grandmaster");
    }
}
