package table13.arena;

import java.util.EnumMap;
import java.util.Map;

/// The number of replaced moves for each [MoveFault]. Every replaced move counts once.
public record MoveFaults(Map<MoveFault, Integer> counts) {

    public static final MoveFaults NONE = new MoveFaults(Map.of());

    public MoveFaults {
        counts = Map.copyOf(counts);
    }

    public int count(MoveFault fault) {
        return counts.getOrDefault(fault, 0);
    }

    public int all() {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }

    /// The faults with one more.
    public MoveFaults with(MoveFault fault) {
        return plus(new MoveFaults(Map.of(fault, 1)));
    }

    MoveFaults plus(MoveFaults other) {
        return combined(other, 1);
    }

    MoveFaults minus(MoveFaults other) {
        return combined(other, -1);
    }

    private MoveFaults combined(MoveFaults other, int sign) {
        if (other.counts.isEmpty()) {
            return this;
        }
        Map<MoveFault, Integer> sums = new EnumMap<>(MoveFault.class);
        for (MoveFault fault : MoveFault.values()) {
            sums.put(fault, count(fault) + sign * other.count(fault));
        }
        return new MoveFaults(sums);
    }
}
