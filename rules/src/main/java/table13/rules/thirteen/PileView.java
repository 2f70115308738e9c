package table13.rules.thirteen;

import java.util.ArrayList;
import java.util.List;
import table13.rules.Move;
import table13.rules.RoundView;
import table13.rules.Setup;
import table13.rules.State;
import table13.rules.cards.Card;

/// A round of *13* or *Friday the 13th* as one viewer may know it.
///
/// @param starter the seat that began the round
/// @param hand the viewer's own cards in the order of their kinds; empty for a watcher
/// @param handSizes the number of cards of each seat
/// @param drawPile the number of cards on the draw pile
/// @param targets the three targets in the order of the suits
/// @param taken the number of cards each seat has taken
/// @param openTaken the cards each seat has taken; shown with the memory aid and after the round, otherwise empty
/// @param plays every card played this round, the first one first: public, so bots may count them
public record PileView(
        Setup setup,
        int viewer,
        int starter,
        int toMove,
        List<Card> hand,
        List<Integer> handSizes,
        int drawPile,
        List<Target> targets,
        List<Integer> taken,
        List<List<Card>> openTaken,
        List<Play> plays,
        List<Move> legalMoves)
        implements RoundView {

    /// The cards on a target, the oldest first.
    public record Target(int sum, List<Card> cards) {}

    /// A card played on a target.
    public record Play(int seat, Card card, int target) {}

    static PileView of(PileGame game, PileState state, int viewer) {
        boolean isSeat = viewer >= 0;
        boolean isOver = state.toMove == State.NOBODY;
        boolean showsTaken = isOver || state.setup.isOn(PileGame.MEMORY_AID);
        List<Integer> handSizes = new ArrayList<>();
        List<Integer> taken = new ArrayList<>();
        List<List<Card>> openTaken = new ArrayList<>();
        for (int seat = 0; seat < state.players; seat++) {
            handSizes.add(Cards.count(state.hands[seat]));
            taken.add(Cards.count(state.taken[seat]));
            if (showsTaken) {
                openTaken.add(Cards.list(state.taken[seat], state.deck));
            }
        }
        List<Play> plays = plays(state);
        return new PileView(
                state.setup,
                viewer,
                state.starter,
                state.toMove,
                isSeat ? Cards.list(state.hands[viewer], state.deck) : List.of(),
                handSizes,
                state.shuffled.length - state.drawn,
                targets(state, plays),
                taken,
                openTaken,
                plays,
                viewer == state.toMove ? RoundView.legalMoves(game, state) : List.of());
    }

    @Override
    public int pastMoves() {
        return plays.size();
    }

    @Override
    public PileView withoutPastMoves(int count) {
        return new PileView(
                setup,
                viewer,
                starter,
                toMove,
                hand,
                handSizes,
                drawPile,
                targets,
                taken,
                openTaken,
                plays.subList(count, plays.size()),
                legalMoves);
    }

    private static List<Play> plays(PileState state) {
        List<Play> plays = new ArrayList<>();
        for (int i = 0; i < state.played; i++) {
            int move = state.plays[i];
            int seat = (state.starter + i) % state.players;
            plays.add(new Play(seat, state.deck.card(PileState.kindOf(move)), PileState.targetOf(move)));
        }
        return plays;
    }

    /// A target holds the cards last played on it, as many as it counts.
    private static List<Target> targets(PileState state, List<Play> plays) {
        List<Target> targets = new ArrayList<>();
        for (int target = 0; target < PileState.TARGETS; target++) {
            List<Card> cards = new ArrayList<>();
            for (Play play : plays) {
                if (play.target() == target) {
                    cards.add(play.card());
                }
            }
            int lying = Cards.count(state.targets[target] & Cards.ALL);
            targets.add(new Target(
                    PileState.sum(state.targets[target]),
                    List.copyOf(cards.subList(cards.size() - lying, cards.size()))));
        }
        return targets;
    }
}
