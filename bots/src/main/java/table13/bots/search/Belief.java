package table13.bots.search;

import java.util.Arrays;
import table13.bots.net.Net;
import table13.rules.Arrangement;
import table13.rules.Chance;
import table13.rules.State;

/// Imagines the hidden cards by how well they explain what everybody did: who passed probably had nothing that fitted.
///
/// It walks from one way to lay the unseen cards to the next by exchanging two of them (Metropolis): an exchange that
/// makes what was seen likelier is made, another one only now and then. Nothing that is possible is ever excluded. Whom
/// each seat is like is guessed along the way (Gibbs), all likenesses being equally likely at first.
public final class Belief<S extends State<S>> implements Guess<S> {
    /// No more moves than so many are remembered: a round can be very long, and what is long ago says little.
    private static final int MOST_MOVES = 64;

    /// How often each card is looked at, on average, before the first round is imagined, and in how many parts.
    private static final int SETTLING = 32;

    private static final int SETTLING_PARTS = 4;
    private static final int FINE = 1 << 30;

    private final Arrangement<S> arrangement;
    private final int swaps;
    private final byte[] cards;
    private final int[] holders;

    /// How many places belong to hands.
    private final int held;

    private final Witness[] witnesses;

    /// @param net what was learned of the habits
    /// @param replayed room to replay the round
    /// @param swaps how many exchanges lie between two imagined rounds
    public Belief(Arrangement<S> arrangement, Habits<S> habits, Net net, S replayed, int swaps, Chance chance) {
        this.arrangement = arrangement;
        this.swaps = swaps;
        cards = arrangement.unseen();
        holders = arrangement.holders();
        held = (int) Arrays.stream(holders).filter(seat -> seat != State.NOBODY).count();
        witnesses = new Witness[arrangement.players()];
        for (int seat = 0; seat < witnesses.length; seat++) {
            witnesses[seat] = new Witness(habits.kinds());
        }
        chance.shuffle(cards, 0, cards.length);
        for (int place = 0; place < held; place++) {
            witnesses[holders[place]].hold(cards[place]);
        }
        new Recollection<>(arrangement, habits, net, cards).tell(replayed, witnesses, MOST_MOVES);
        settle(chance);
    }

    private void settle(Chance chance) {
        for (int part = 0; part < SETTLING_PARTS; part++) {
            for (Witness witness : witnesses) {
                witness.guess(chance);
            }
            walk(SETTLING / SETTLING_PARTS * cards.length, chance);
        }
    }

    @Override
    public void imagine(S state, Chance chance) {
        witnesses[chance.below(witnesses.length)].guess(chance);
        walk(swaps, chance);
        chance.shuffle(cards, held, cards.length);
        arrangement.lay(cards, state);
    }

    @Override
    public Likeness likeness(int seat) {
        return witnesses[seat].likeness();
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
        Witness loser = witnesses[holders[one]];
        boolean isHeld = other < held;
        double ratio = loser.exchanged(card, instead);
        if (isHeld) {
            ratio *= witnesses[holders[other]].exchanged(instead, card);
        }
        if (ratio < 1 && chance.below(FINE) >= ratio * FINE) {
            return;
        }
        cards[one] = instead;
        cards[other] = card;
        loser.exchange(card, instead);
        if (isHeld) {
            witnesses[holders[other]].exchange(instead, card);
        }
    }
}
