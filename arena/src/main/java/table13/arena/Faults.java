package table13.arena;

import java.util.EnumMap;
import java.util.Map;

/// How many moves were replaced, for each [Fault]. Every replaced move counts once.
public record Faults(Map<Fault, Integer> counts) {

    public static final Faults NONE = new Faults(Map.of());

    public Faults {
        counts = Map.copyOf(counts);
    }

    public int count(Fault fault) {
        return counts.getOrDefault(fault, 0);
    }

    public int all() {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }

    /// These and one more.
    public Faults with(Fault fault) {
        return plus(new Faults(Map.of(fault, 1)));
    }

    Faults plus(Faults other) {
        return combined(other, 1);
    }

    Faults minus(Faults other) {
        return combined(other, -1);
    }

    private Faults combined(Faults other, int sign) {
        if (other.counts.isEmpty()) {
            return this;
        }
        Map<Fault, Integer> sums = new EnumMap<>(Fault.class);
        for (Fault fault : Fault.values()) {
            sums.put(fault, count(fault) + sign * other.count(fault));
        }
        return new Faults(sums);
    }
}
