package table13.rules;

import java.util.ArrayList;
import java.util.List;

/// Whether the fewest or the most points win.
public enum ScoreGoal {
    FEWEST,
    MOST;

    /// The points as a loss: lower is better in every game.
    public int loss(int points) {
        return this == FEWEST ? points : -points;
    }

    /// The seats with the best total. A tie is a shared win (T12, F11, S19, L12, L13).
    public List<Integer> seats(List<Integer> totals) {
        int least = totals.stream().mapToInt(this::loss).min().orElseThrow();
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < totals.size(); seat++) {
            if (loss(totals.get(seat)) == least) {
                seats.add(seat);
            }
        }
        return List.copyOf(seats);
    }
}
