package table13.browser.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.Advice;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.registry.Games;
import table13.runtime.Client;
import table13.runtime.TableServices;
import table13.table.Dealer;
import table13.table.Entry;
import table13.table.ScheduledAction;
import table13.table.Table;
import table13.table.fair.SecretChain;
import table13.wire.log.EntryJson;
import table13.wire.protocol.Messages;
import table13.wire.protocol.Request;

/// The cards are on the device, but the page gets only the cards that a server would send.
@DisplayName("Cards that the person may not see")
class SoloSecrecyTest {
    private static final int MOVES = 16;

    static Stream<Setup> setups() {
        return Games.ALL.stream()
                .flatMap(game -> Stream.of(game.fewestPlayers(), game.mostPlayers())
                        .map(players -> Setup.of((Game<?>) game, players)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("setups")
    @DisplayName("change no byte of the messages to the page, nor of listings and logs")
    void changeNothing(Setup setup) {
        HiddenCards cards = HiddenCards.in(setup, setup.toString().hashCode(), MOVES);
        List<String> here = session(cards, _ -> cards.here());
        assertThat(session(cards, _ -> cards.there())).isEqualTo(here);
        assertThat(here).hasSizeGreaterThan(cards.moves().size());
    }

    /// All results of the calls while these moves are made.
    private static List<String> session(HiddenCards cards, Dealer dealer) {
        SoloPage page = new SoloPage(() -> new SoloLobby("test", () -> new Known(cards.moves()), dealer));
        SoloSitting sitting = new SoloSitting(
                page,
                1,
                "game",
                cards.setup().game().id(),
                "players",
                cards.setup().players(),
                "pace",
                "FAST");
        for (String move : cards.moves()) {
            if (sitting.isMyTurn()) {
                page.ask("hint", "table", sitting.table(), "version", sitting.version());
                page.ask("whyNot", "table", sitting.table(), "version", sitting.version(), "move", "1");
                sitting.play(move);
            } else {
                sitting.see(page.wake());
            }
            page.ask("enter", "table", sitting.table(), "last", 3);
        }
        page.ask("tables");
        page.finished(sitting.table());
        return page.transcript().stream().map(Map::toString).toList();
    }

    /// Bots that make known moves.
    private record Known(List<String> moves) implements TableServices {
        private String next(Table table) {
            List<Entry> all = table.entriesSince(0);
            long made = all.stream().filter(Entry.Moved.class::isInstance).count();
            return moves.get((int) made);
        }

        @Override
        public Optional<String> move(Table table, ScheduledAction.BotMove think) {
            return Optional.of(next(table));
        }

        @Override
        public void hint(Client client, Request.Hint request, Table table) {
            client.send(Messages.hint(request.id(), request.table(), request.version(), Advice.of(next(table))));
        }
    }

    @Test
    @DisplayName("follow from a secret that is revealed after the match, and from one that never is")
    void secrets() {
        SoloPage page = new SoloPage();
        SoloSitting sitting = new SoloSitting(page, 1, "game", "leaves", "players", 3, "pace", "AT_ONCE");
        String first = page.log(sitting.table()).getFirst();
        String root = ((Entry.Opened) EntryJson.read(first.substring(first.indexOf(' ') + 1))).secret();
        String secret = new SecretChain(root).secret(1);
        List<String> running = new ArrayList<>();
        sitting.playOut(now -> {
            if (!now.isOver()) {
                running.add(told(page));
            }
        });
        sitting.enter();
        assertThat(running).isNotEmpty().noneMatch(told -> told.contains(secret));
        assertThat(told(page)).contains(secret).doesNotContain(root, new SecretChain(root).secret(2));
    }

    /// All messages so far, without the stored data.
    private static String told(SoloPage page) {
        StringBuilder told = new StringBuilder();
        page.transcript().forEach(call -> {
            String outcome = (String) call.get("expect");
            outcome.lines().skip(1).forEach(told::append);
        });
        return told.toString();
    }
}
