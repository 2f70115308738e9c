package table13.cli.bench;

import java.io.File;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import table13.cli.terminal.UsageException;
import table13.rules.Setup;

/// Lets two builds of this program search the same positions in turn, in one process and on one thread, so that other
/// load of the machine slows both. Each build has its own class loader, so that the JIT compiler optimizes them
/// separately.
final class SearchRace {
    private static final int CHOICES_AT_ONCE = 16;
    private static final double NANOS = 1e9;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final IntUnaryOperator own;
    private final IntUnaryOperator other;

    /// Rounds per second of both builds in one pair of slices.
    private record Slices(double own, double other) {}

    private SearchRace(IntUnaryOperator own, IntUnaryOperator other) {
        this.own = own;
        this.other = other;
    }

    /// @param against the other build; null to measure this one alone
    /// @param seconds duration, after a warm-up of the same length
    static SearchFigures run(Setup setup, String bot, @Nullable Path against, double seconds) {
        IntUnaryOperator own = work(null, setup, bot);
        List<Slices> slices = new SearchRace(own, against == null ? own : work(against, setup, bot)).run(seconds);
        return new SearchFigures(
                setup.game().id(),
                setup.players(),
                bot,
                median(slices, Slices::own),
                median(slices, Slices::other),
                median(slices, pair -> pair.own / pair.other));
    }

    private List<Slices> run(double seconds) {
        slices(seconds);
        return slices(seconds);
    }

    private List<Slices> slices(double seconds) {
        List<Slices> slices = new ArrayList<>();
        long end = threads.getCurrentThreadCpuTime() + (long) (seconds * NANOS);
        do {
            slices.add(new Slices(slice(own), slice(other)));
        } while (threads.getCurrentThreadCpuTime() < end);
        return slices;
    }

    private double slice(IntUnaryOperator work) {
        long begun = threads.getCurrentThreadCpuTime();
        int rounds = work.applyAsInt(CHOICES_AT_ONCE);
        return rounds * NANOS / (threads.getCurrentThreadCpuTime() - begun);
    }

    private static double median(List<Slices> slices, ToDoubleFunction<Slices> of) {
        return slices.stream().mapToDouble(of).sorted().toArray()[slices.size() / 2];
    }

    /// Loads classes of the other build first. Classes that it lacks, such as [SearchWork], come from this build.
    private static IntUnaryOperator work(@Nullable Path first, Setup setup, String bot) {
        try {
            List<URL> places = new ArrayList<>();
            if (first != null) {
                places.add(first.toUri().toURL());
            }
            for (String place : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
                places.add(Path.of(place).toUri().toURL());
            }
            ClassLoader loader = new URLClassLoader(places.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
            return (IntUnaryOperator) loader.loadClass(SearchWork.class.getName())
                    .getConstructor(String.class, int.class, String.class)
                    .newInstance(setup.game().id(), setup.players(), bot);
        } catch (MalformedURLException | ReflectiveOperationException problem) {
            throw new UsageException("cannot run the search of " + bot + ": " + problem);
        }
    }
}
