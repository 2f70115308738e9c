package table13.arena;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/// Plays contests with equal numbers of deals on several threads: the first deal of each contest, then the second of
/// each, so that an interrupted arena has made equal progress in all of them. Results do not depend on the number of
/// threads, except for the processor time. Thread-safe.
public final class Arena {
    private final List<Contest> contests;
    private final int deals;
    private final Function<String, Contestant> contestants;
    private final int threads;
    private final AtomicInteger next = new AtomicInteger();

    /// The results in the order of play.
    private final @Nullable DealResult[] trials;

    private int done;
    private boolean isStopped;
    private @Nullable RuntimeException problem;

    /// @param contestants creates a contestant by its name, for one thread
    public Arena(List<Contest> contests, Function<String, Contestant> contestants, int threads) {
        this.contests = List.copyOf(contests);
        this.contestants = contestants;
        this.threads = threads;
        deals = contests.getFirst().deals();
        trials = new DealResult[Math.multiplyExact(deals, contests.size())];
    }

    /// The number of deals of all contests.
    public int size() {
        return trials.length;
    }

    /// Plays all deals, and reports the number of finished deals after each.
    public void run(IntConsumer progress) throws InterruptedException {
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < Math.min(threads, trials.length); i++) {
            workers.add(Thread.ofPlatform().daemon().name("arena-" + i).start(() -> work(progress)));
        }
        for (Thread worker : workers) {
            worker.join();
        }
        synchronized (this) {
            if (problem != null) {
                throw problem;
            }
        }
    }

    /// Stops the arena. No new deal begins, and the results of running deals are discarded.
    public synchronized void stop() {
        isStopped = true;
        next.set(trials.length);
    }

    /// The results so far, contest by contest.
    public synchronized List<ContestResult> results() {
        List<ContestResult> results = new ArrayList<>();
        for (int contest = 0; contest < contests.size(); contest++) {
            results.add(ContestResult.of(contests.get(contest), trials(contest)));
        }
        return results;
    }

    /// The deal results of a contest so far, in the order of its deals.
    private List<DealResult> trials(int contest) {
        List<DealResult> known = new ArrayList<>();
        for (int deal = 0; deal < deals; deal++) {
            DealResult result = trials[deal * contests.size() + contest];
            if (result != null) {
                known.add(result);
            }
        }
        return known;
    }

    /// The win shares of all contests, for each deal that all contests have played.
    synchronized List<double[]> winShares() {
        List<double[]> complete = new ArrayList<>();
        for (int deal = 0; deal < deals; deal++) {
            double[] shares = new double[contests.size()];
            boolean isComplete = true;
            for (int contest = 0; contest < shares.length; contest++) {
                DealResult result = trials[deal * shares.length + contest];
                isComplete &= result != null;
                shares[contest] = result == null ? 0 : result.winShare();
            }
            if (isComplete) {
                complete.add(shares);
            }
        }
        return complete;
    }

    private void work(IntConsumer progress) {
        Map<String, Contestant> candidates = new HashMap<>();
        Map<String, Contestant> fields = new HashMap<>();
        try {
            for (int number = next.getAndIncrement(); isToBePlayed(number); number = next.getAndIncrement()) {
                Contest contest = contests.get(number % contests.size());
                Contestant candidate = candidates.computeIfAbsent(contest.candidate(), contestants);
                List<Contestant> field = contest.field().stream()
                        .map(name -> fields.computeIfAbsent(name, contestants))
                        .toList();
                note(number, DealResult.play(contest, number / contests.size(), candidate, field), progress);
            }
        } catch (RuntimeException thrown) {
            fail(thrown);
        } finally {
            candidates.values().forEach(Contestant::close);
            fields.values().forEach(Contestant::close);
        }
    }

    private boolean isToBePlayed(int number) {
        return number >= 0 && number < trials.length;
    }

    private synchronized void note(int number, DealResult result, IntConsumer progress) {
        if (!isStopped) {
            trials[number] = result;
            progress.accept(++done);
        }
    }

    private synchronized void fail(RuntimeException thrown) {
        if (!isStopped) {
            problem = thrown;
            stop();
        }
    }
}
