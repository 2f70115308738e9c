package table13.bots.search;

import table13.bots.neural.NeuralNet;
import table13.rules.AssignableDeterminizer;
import table13.rules.Journal;
import table13.rules.SplitMix;
import table13.rules.State;

/// Replays a round and collects the evidence for [McmcBelief]: for every move of a seat, the moves that each possible
/// holding of one kind would have allowed, and their weights under the behaviour model.
final class EvidenceCollector<S extends State<S>> {
    private final AssignableDeterminizer<S> determinizer;
    private final BehaviourFeatures<S> behaviour;
    private final NeuralNet net;
    private final int[] moves;

    /// Number of hidden cards of each kind, and the largest of these.
    private final int[] hidden;

    private final int most;

    /// Cards of each kind that a seat certainly held at a move; and a scratch array.
    private final int[][] surely;

    private final int[] possible;
    private final int[] active;
    private final int[] units = new int[NeuralNet.UNITS];
    private final SplitMix unused = new SplitMix(0);

    EvidenceCollector(
            AssignableDeterminizer<S> determinizer, BehaviourFeatures<S> behaviour, NeuralNet net, byte[] cards) {
        this.determinizer = determinizer;
        this.behaviour = behaviour;
        this.net = net;
        moves = determinizer.moves();
        hidden = new int[behaviour.kinds()];
        int highest = 0;
        for (byte card : cards) {
            highest = Math.max(highest, ++hidden[card]);
        }
        most = highest;
        surely = new int[determinizer.players()][behaviour.kinds()];
        possible = new int[behaviour.mostMoves()];
        active = new int[behaviour.most()];
    }

    /// @param state scratch state for the replay
    /// @param last number of moves that count, the last ones; moves of a seat without hidden cards never count
    void tell(S state, SeatBelief[] beliefs, int last) {
        startHoldings(state);
        determinizer.sampleStart(state, unused);
        for (int i = 0; i < moves.length; i++) {
            int seat = state.toMove();
            if (i >= moves.length - last && determinizer.isHidden(seat)) {
                behaviour.see(state);
                beliefs[seat].add(observe(seat, moves[i]));
            }
            surely[seat][behaviour.kindOf(moves[i])] -= behaviour.spends(moves[i]);
            state.play(moves[i], unused, Journal.CLOSED);
        }
    }

    /// The known start hand of a seat: its known current cards plus all played cards minus all taken ones.
    private void startHoldings(S state) {
        for (int seat = 0; seat < surely.length; seat++) {
            for (int kind = 0; kind < hidden.length; kind++) {
                surely[seat][kind] = determinizer.known(seat, kind);
            }
        }
        determinizer.sampleStart(state, unused);
        for (int move : moves) {
            surely[state.toMove()][behaviour.kindOf(move)] += behaviour.spends(move);
            state.play(move, unused, Journal.CLOSED);
        }
    }

    private ObservedMove observe(int seat, int made) {
        ObservedMove observed = new ObservedMove(behaviour.kindOf(made), hidden.length, most);
        for (int kind = 0; kind < hidden.length; kind++) {
            for (int more = 0; more <= hidden[kind]; more++) {
                int held = surely[seat][kind] + more;
                int n = behaviour.moves(kind, held, possible);
                for (int i = 0; i < n; i++) {
                    add(observed, kind, more, possible[i], held, possible[i] == made);
                }
            }
        }
        return observed;
    }

    private void add(ObservedMove observed, int kind, int more, int move, int held, boolean isMade) {
        for (PlayerType type : PlayerType.ALL) {
            int rating = net.rate(active, behaviour.of(move, held, type, active), units);
            observed.add(type, kind, more, ObservedMove.weight(rating), isMade);
        }
    }
}
