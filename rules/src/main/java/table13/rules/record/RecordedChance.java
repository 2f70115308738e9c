package table13.rules.record;

import java.util.List;
import table13.rules.Chance;
import table13.rules.TextParser;
import table13.rules.cards.Card;
import table13.rules.cards.Deck;

/// Recorded randomness: the starters and shuffles of a record.
record RecordedChance(RecordLines lines, Deck deck) implements Chance {

    /// Only the starter of a round is drawn this way.
    @Override
    public int below(int bound) {
        List<String> words = TextParser.split(lines.after("round"), ' ');
        if (words.size() != 3 || !words.get(1).equals("starter")) {
            throw lines.bad("expected 'round … starter …', found " + RecordLines.quoted(lines.current()));
        }
        return lines.number(words.getLast(), 0, bound - 1);
    }

    @Override
    public void shuffle(byte[] cards, int from, int to) {
        List<String> names = TextParser.split(lines.after("shuffle"), ' ');
        if (names.size() != to - from) {
            throw lines.bad("expected " + (to - from) + " cards, found " + names.size());
        }
        int[] left = new int[deck.kinds()];
        for (int i = from; i < to; i++) {
            left[cards[i]]++;
        }
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i);
            Card card = deck.named(name).orElseThrow(() -> lines.bad("there is no card " + RecordLines.quoted(name)));
            if (left[card.kind()]-- == 0) {
                throw lines.bad("there are not so many cards " + name + " to shuffle");
            }
            cards[from + i] = (byte) card.kind();
        }
    }
}
