package table13.arena;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/// Plays contests that want equally many deals, on several threads: the first deal of each, then the second of each, so
/// that an interrupted arena has played all of them about equally far. What comes out does not depend on the number of
/// threads, but for the time it took.
public final class Arena {
    private final List<Contest> contests;
    private final int deals;
    private final Function<String, Contestant> contestants;
    private final int threads;
    private final AtomicInteger next = new AtomicInteger();

    /// In the order of play.
    private final @Nullable DealResult[] trials;

    private int done;
    private boolean isStopped;
    private @Nullable RuntimeException problem;

    /// @param contestants makes one by its name, for one thread
    public Arena(List<Contest> contests, Function<String, Contestant> contestants, int threads) {
        this.contests = List.copyOf(contests);
        this.contestants = contestants;
        this.threads = threads;
        deals = contests.getFirst().deals();
        trials = new DealResult[Math.multiplyExact(deals, contests.size())];
    }

    /// How many deals there are to play, of all contests together.
    public int size() {
        return trials.length;
    }

    /// Plays all deals, and tells how many are done after each.
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

    /// From now on no more deals are begun, and none that is being played counts.
    public synchronized void stop() {
        isStopped = true;
        next.set(trials.length);
    }

    /// What is known so far, contest by contest.
    public synchronized List<ContestResult> results() {
        List<ContestResult> results = new ArrayList<>();
        for (int contest = 0; contest < contests.size(); contest++) {
            results.add(ContestResult.of(contests.get(contest), trials(contest)));
        }
        return results;
    }

    /// The trials of a contest so far, in the order of their deals.
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

    /// The win shares of all contests, for each deal that all of them have played.
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
            for (int trial = next.getAndIncrement(); isToBePlayed(trial); trial = next.getAndIncrement()) {
                Contest contest = contests.get(trial % contests.size());
                Contestant candidate = candidates.computeIfAbsent(contest.candidate(), contestants);
                List<Contestant> field = contest.field().stream()
                        .map(name -> fields.computeIfAbsent(name, contestants))
                        .toList();
                note(trial, DealResult.play(contest, trial / contests.size(), candidate, field), progress);
            }
        } catch (RuntimeException thrown) {
            fail(thrown);
        } finally {
            candidates.values().forEach(Contestant::close);
            fields.values().forEach(Contestant::close);
        }
    }

    private boolean isToBePlayed(int trial) {
        return trial >= 0 && trial < trials.length;
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
