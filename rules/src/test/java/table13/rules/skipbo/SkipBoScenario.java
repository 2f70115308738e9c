package table13.rules.skipbo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import table13.rules.Chance;
import table13.rules.Event;
import table13.rules.Journal;
import table13.rules.Move;
import table13.rules.RoundView;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.View;

/// A table in the middle of a match, set up and played in notation. Cards are separated by spaces. By default seat 0 is
/// to move, the piles and hands are empty, pawns stand on their start spaces, and stocks and draw pile hold only 12s.
final class SkipBoScenario implements Journal {
    final SkipBoState state;
    final List<Event> events = new ArrayList<>();
    private Chance chance = new SplitMix(13);

    private SkipBoScenario(Setup setup) {
        state = SkipBo.GAME.newState(setup);
        state.toMove = 0;
        state.turn = 1;
        for (int seat = 0; seat < setup.players(); seat++) {
            state.pawns[seat] = Track.start(state.colour(seat));
            stock(seat, "12 12 12");
        }
        drawPile("12 12 12 12 12 12 12 12");
    }

    static SkipBoScenario table(int players, String... options) {
        Map<String, String> chosen = new HashMap<>();
        for (int i = 0; i < options.length; i += 2) {
            chosen.put(options[i], options[i + 1]);
        }
        return new SkipBoScenario(new Setup(SkipBo.GAME, players, chosen));
    }

    /// A table right after the deal.
    static SkipBoScenario dealt(int players, int starter, Chance chance, String... options) {
        SkipBoScenario table = table(players, options);
        table.chance = chance;
        table.state.deal(starter, chance, table);
        return table;
    }

    SkipBoScenario chance(Chance chance) {
        this.chance = chance;
        return this;
    }

    SkipBoScenario turn(int number, int seat) {
        state.turn = number;
        state.toMove = seat;
        return this;
    }

    SkipBoScenario hand(String cards) {
        return hand(state.toMove, cards);
    }

    SkipBoScenario hand(int seat, String cards) {
        state.hands[seat] = set(cards);
        return this;
    }

    SkipBoScenario stock(String cards) {
        return stock(state.toMove, cards);
    }

    SkipBoScenario stock(int seat, String cards) {
        state.stocks[seat] = 0;
        for (int kind : kinds(cards)) {
            state.stocks[seat] = Stocks.put(state.stocks[seat], kind);
        }
        return this;
    }

    SkipBoScenario pawns(int one, int other) {
        return pawns(state.toMove, one, other);
    }

    SkipBoScenario pawns(int seat, int one, int other) {
        state.pawns[seat] = Track.space(one - 1) | Track.space(other - 1);
        return this;
    }

    /// A pile of ordinary cards from 1 up to `shows`.
    SkipBoScenario pile(String name, int shows) {
        int pile = 0;
        for (int kind = 0; kind < shows; kind++) {
            pile = BuildingPile.withCard(pile, kind);
        }
        state.piles[SkipBo.GAME.piles().indexOf(name)] = pile;
        return this;
    }

    SkipBoScenario drawPile(String cards) {
        List<Integer> kinds = kinds(cards);
        state.supply.drawn = state.supply.drawPile.length - kinds.size();
        for (int i = 0; i < kinds.size(); i++) {
            state.supply.drawPile[state.supply.drawn + i] = kinds.get(i).byteValue();
        }
        return this;
    }

    SkipBoScenario discardPile(String cards) {
        kinds(cards).forEach(state.supply::discard);
        return this;
    }

    SkipBoScenario setAside(String cards) {
        state.supply.setAside = set(cards);
        return this;
    }

    // ---- playing

    SkipBoScenario play(String... moves) {
        for (String move : moves) {
            assertThat(state.objection(code(move))).as(move).isNull();
            state.play(code(move), chance, this);
        }
        return this;
    }

    SkipBoScenario allows(String... moves) {
        assertThat(legal()).contains(moves);
        for (String move : moves) {
            assertThat(state.objection(code(move))).as(move).isNull();
        }
        return this;
    }

    SkipBoScenario refuses(String move, SkipBoObjection why) {
        assertThat(legal()).doesNotContain(move);
        assertThat(state.objection(code(move))).as(move).isEqualTo(why);
        return this;
    }

    List<String> legal() {
        return RoundView.legalMoves(SkipBo.GAME, state).stream()
                .map(Move::notation)
                .toList();
    }

    /// The legal moves that do not end the turn.
    List<String> options() {
        return legal().stream().filter(move -> !move.contains(":")).toList();
    }

    List<String> discards() {
        return legal().stream().filter(move -> move.contains(":")).toList();
    }

    static int code(String move) {
        return SkipBo.GAME
                .read(move)
                .orElseThrow(() -> new AssertionError(move))
                .code();
    }

    // ---- looking

    SkipBoView view(int viewer) {
        return (SkipBoView) SkipBo.GAME.view(state, viewer);
    }

    SkipBoView.Seat seat(int seat) {
        return view(View.WATCHER).seats().get(seat);
    }

    SkipBoView.Pile pile(String name) {
        return view(View.WATCHER).piles().get(SkipBo.GAME.piles().indexOf(name));
    }

    String hand(int seat) {
        return String.join(
                " ", view(seat).hand().stream().map(card -> card.name()).toList());
    }

    /// The events for this seat since the last call.
    List<Event> told(int viewer) {
        List<Event> told = events.stream().map(event -> event.seenBy(viewer)).toList();
        events.clear();
        return told;
    }

    static long set(String cards) {
        return kinds(cards).stream().mapToLong(Cards::one).sum();
    }

    static List<Integer> kinds(String cards) {
        List<Integer> kinds = new ArrayList<>();
        for (String name : cards.isBlank() ? new String[0] : cards.split(" ")) {
            kinds.add(Cards.NAMES.indexOf(name));
        }
        return kinds;
    }

    @Override
    public void note(Event event) {
        events.add(event);
    }
}
