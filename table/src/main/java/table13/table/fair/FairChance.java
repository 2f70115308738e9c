package table13.table.fair;

import table13.rules.Chance;

/// The luck of a match that follows from a key. Each use of it, be it one number or a whole shuffle, is a [Draw] of its
/// own: so any of them can be checked without the ones before.
final class FairChance implements Chance {
    private final byte[] key;
    private long draws;

    FairChance(byte[] key) {
        this.key = key;
    }

    @Override
    public int below(int bound) {
        return draw().below(bound);
    }

    @Override
    public void shuffle(byte[] cards, int from, int to) {
        draw().shuffle(cards, from, to);
    }

    private Draw draw() {
        return new Draw(Sha256.hmac(key, draws++));
    }
}
