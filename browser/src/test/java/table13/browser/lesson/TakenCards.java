package table13.browser.lesson;

import java.util.ArrayList;
import java.util.List;
import table13.rules.Setup;

/// The cards taken in the first round of a pile game: by seat, the number of each kind, fours last.
final class TakenCards {
    private TakenCards() {}

    static int[][] of(Setup setup, List<String> turns, String kinds) {
        int[][] taken = new int[setup.players()][4];
        List<List<String>> piles = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (String turn : turns) {
            int seat = turn.charAt(0) - '0';
            String move = turn.substring(2);
            String card = move.contains(">") ? move.substring(0, move.indexOf('>')) : move;
            int target = kinds.indexOf(move.contains(">") ? move.charAt(move.length() - 1) : move.charAt(0));
            List<String> pile = piles.get(target);
            if (pile.stream().mapToInt(TakenCards::value).sum() + value(card) > 13) {
                pile.forEach(each -> taken[seat][each.length() == 1 ? 3 : kinds.indexOf(each.charAt(0))]++);
                pile.clear();
            }
            pile.add(card);
        }
        return taken;
    }

    private static int value(String card) {
        return card.length() == 1 ? 4 : Integer.parseInt(card.substring(1));
    }
}
