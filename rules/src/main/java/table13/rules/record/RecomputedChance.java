package table13.rules.record;

import java.util.Arrays;
import table13.rules.Chance;

/// Recomputed randomness. It must equal the recorded randomness.
record RecomputedChance(Chance chance, RecordedChance recorded) implements Chance {

    @Override
    public int below(int bound) {
        int starter = chance.below(bound);
        if (recorded.below(bound) != starter) {
            throw bad("starter");
        }
        return starter;
    }

    @Override
    public void shuffle(byte[] cards, int from, int to) {
        byte[] asRecorded = cards.clone();
        recorded.shuffle(asRecorded, from, to);
        chance.shuffle(cards, from, to);
        if (!Arrays.equals(cards, asRecorded)) {
            throw bad("shuffle");
        }
    }

    private RecordException bad(String what) {
        return recorded.lines().bad("this " + what + " does not follow from the secret and the seeds");
    }
}
