package table13.cli.report;

import java.util.stream.DoubleStream;

/// A scale with lines at round numbers.
///
/// @param step distance between lines
record Scale(double low, double high, double step) {
    private static final double MARGIN = 0.1;
    private static final int FINEST = 25;

    /// A scale with about four lines around these ratings. No rating is on its edge.
    static Scale of(double lowest, double highest) {
        double step = FINEST;
        while (step * 4 < highest - lowest) {
            step *= 2;
        }
        return new Scale(Math.floor(lowest / step - MARGIN) * step, Math.ceil(highest / step + MARGIN) * step, step);
    }

    DoubleStream ticks() {
        return DoubleStream.iterate(low, tick -> tick <= high, tick -> tick + step);
    }

    /// Position of a value: 0 for the lowest, 1 for the highest.
    double part(double value) {
        return (value - low) / (high - low);
    }
}
