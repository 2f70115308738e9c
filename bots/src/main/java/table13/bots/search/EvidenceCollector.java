package table13.bots.search;

import table13.bots.neural.NeuralNet;
import table13.rules.AssignableDeterminizer;
import table13.rules.Journal;
import table13.rules.SplitMix;
import table13.rules.State;

/// Replays a round and collects the evidence for [McmcBelief]: for every move of a seat, which moves each possible holding
/// of one kind would have allowed, and how likely the behaviour model takes them.
final class EvidenceCollector<S extends State<S>> {
    private final AssignableDeterminizer<S> arrangement;
    private final BehaviourFeatures<S> habits;
    private final NeuralNet net;
    private final int[] moves;

    /// Number of hidden cards of each kind, and the largest of these.
    private final int[] hidden;

    private final int most;

    /// Cards of each kind that a seat certainly held at the move in question; and room.
    private final int[][] surely;

    private final int[] possible;
    private final int[] active;
    private final int[] units = new int[NeuralNet.UNITS];
    private final SplitMix unused = new SplitMix(0);

    EvidenceCollector(AssignableDeterminizer<S> arrangement, BehaviourFeatures<S> habits, NeuralNet net, byte[] cards) {
        this.arrangement = arrangement;
        this.habits = habits;
        this.net = net;
        moves = arrangement.moves();
        hidden = new int[habits.kinds()];
        int highest = 0;
        for (byte card : cards) {
            highest = Math.max(highest, ++hidden[card]);
        }
        most = highest;
        surely = new int[arrangement.players()][habits.kinds()];
        possible = new int[habits.mostMoves()];
        active = new int[habits.most()];
    }

    /// @param state room to replay the round
    /// @param last number of moves that count, the last ones; moves of a seat without hidden cards never count
    void tell(S state, SeatBelief[] witnesses, int last) {
        takeEverythingBack(state);
        arrangement.sampleStart(state, unused);
        for (int i = 0; i < moves.length; i++) {
            int seat = state.toMove();
            if (i >= moves.length - last && arrangement.isHidden(seat)) {
                habits.see(state);
                witnesses[seat].remember(memory(seat, moves[i]));
            }
            surely[seat][habits.kindOf(moves[i])] -= habits.spends(moves[i]);
            state.play(moves[i], unused, Journal.CLOSED);
        }
    }

    /// A seat began with what it is known to hold now, plus all that it has played, less what it took.
    private void takeEverythingBack(S state) {
        for (int seat = 0; seat < surely.length; seat++) {
            for (int kind = 0; kind < hidden.length; kind++) {
                surely[seat][kind] = arrangement.known(seat, kind);
            }
        }
        arrangement.sampleStart(state, unused);
        for (int move : moves) {
            surely[state.toMove()][habits.kindOf(move)] += habits.spends(move);
            state.play(move, unused, Journal.CLOSED);
        }
    }

    private ObservedMove memory(int seat, int made) {
        ObservedMove memory = new ObservedMove(habits.kindOf(made), hidden.length, most);
        for (int kind = 0; kind < hidden.length; kind++) {
            for (int more = 0; more <= hidden[kind]; more++) {
                int held = surely[seat][kind] + more;
                int n = habits.moves(kind, held, possible);
                for (int i = 0; i < n; i++) {
                    add(memory, kind, more, possible[i], held, possible[i] == made);
                }
            }
        }
        return memory;
    }

    private void add(ObservedMove memory, int kind, int more, int move, int held, boolean isMade) {
        for (PlayerType likeness : PlayerType.ALL) {
            int rating = net.rate(active, habits.of(move, held, likeness, active), units);
            memory.add(likeness, kind, more, ObservedMove.weight(rating), isMade);
        }
    }
}
