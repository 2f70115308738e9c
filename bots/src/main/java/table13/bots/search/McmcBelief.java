package table13.bots.search;

import java.util.Arrays;
import table13.bots.neural.NeuralNet;
import table13.rules.AssignableDeterminizer;
import table13.rules.Chance;
import table13.rules.State;

/// Samples hidden cards and player types from their posterior, given the moves of all seats: a seat that passed
/// probably had nothing that fitted.
///
/// Markov chain Monte Carlo over placements of the unseen cards. A Metropolis step proposes to swap two cards and
/// accepts with the ratio of the likelihoods of the observed moves; a Gibbs step redraws the type of one seat. The
/// prior is uniform over placements and types. Likelihoods have a floor, so every possible placement stays reachable.
public final class McmcBelief<S extends State<S>> implements BeliefSampler<S> {
    /// Only the last moves count: a round can be very long, and old moves carry little evidence.
    private static final int MOST_MOVES = 64;

    /// Burn-in: Metropolis steps per unseen card before the first sample, and the Gibbs sweeps among them.
    private static final int BURN_IN = 32;

    private static final int BURN_IN_SWEEPS = 4;
    private static final int FINE = 1 << 30;

    private final AssignableDeterminizer<S> determinizer;
    private final int swaps;
    private final byte[] cards;
    private final int[] holders;

    /// Number of places that belong to hands.
    private final int held;

    private final SeatBelief[] beliefs;

    /// @param net the learned behaviour model
    /// @param replayed scratch state for the replay
    /// @param swaps Metropolis steps between two samples (thinning)
    public McmcBelief(
            AssignableDeterminizer<S> determinizer,
            BehaviourFeatures<S> behaviour,
            NeuralNet net,
            S replayed,
            int swaps,
            Chance chance) {
        this.determinizer = determinizer;
        this.swaps = swaps;
        cards = determinizer.unseen();
        holders = determinizer.holders();
        held = (int) Arrays.stream(holders).filter(seat -> seat != State.NOBODY).count();
        beliefs = new SeatBelief[determinizer.players()];
        for (int seat = 0; seat < beliefs.length; seat++) {
            beliefs[seat] = new SeatBelief(behaviour.kinds());
        }
        chance.shuffle(cards, 0, cards.length);
        for (int place = 0; place < held; place++) {
            beliefs[holders[place]].hold(cards[place]);
        }
        new EvidenceCollector<>(determinizer, behaviour, net, cards).tell(replayed, beliefs, MOST_MOVES);
        burnIn(chance);
    }

    private void burnIn(Chance chance) {
        for (int part = 0; part < BURN_IN_SWEEPS; part++) {
            for (SeatBelief belief : beliefs) {
                belief.resampleType(chance);
            }
            walk(BURN_IN / BURN_IN_SWEEPS * cards.length, chance);
        }
    }

    @Override
    public void sample(S state, Chance chance) {
        beliefs[chance.below(beliefs.length)].resampleType(chance);
        walk(swaps, chance);
        chance.shuffle(cards, held, cards.length);
        determinizer.assign(cards, state);
    }

    @Override
    public PlayerType type(int seat) {
        return beliefs[seat].type();
    }

    private void walk(int steps, Chance chance) {
        for (int i = held == 0 ? steps : 0; i < steps; i++) {
            int one = chance.below(held);
            int other = chance.below(cards.length);
            if (holders[one] != holders[other] && cards[one] != cards[other]) {
                exchange(one, other, chance);
            }
        }
    }

    private void exchange(int one, int other, Chance chance) {
        byte card = cards[one];
        byte instead = cards[other];
        SeatBelief loser = beliefs[holders[one]];
        boolean isHeld = other < held;
        double ratio = loser.exchanged(card, instead);
        if (isHeld) {
            ratio *= beliefs[holders[other]].exchanged(instead, card);
        }
        if (ratio < 1 && chance.below(FINE) >= ratio * FINE) {
            return;
        }
        cards[one] = instead;
        cards[other] = card;
        loser.exchange(card, instead);
        if (isHeld) {
            beliefs[holders[other]].exchange(instead, card);
        }
    }
}
