package table13.server.lobby;

import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import table13.bots.Bot;
import table13.bots.level.Bots;
import table13.rules.Level;
import table13.rules.Setup;

/// Bots that have thought and will think again. What one chooses follows from view and seed alone, so it does not
/// matter at which table it thought before. Each is for one thread at a time; a new one is made only where all of its
/// kind are thinking, so there are no more of a kind than threads that think. For any number of threads.
final class BotPool {
    private final Map<Kind, Queue<Bot>> idle = new ConcurrentHashMap<>();

    private record Kind(Setup setup, Level level) {}

    /// What a bot of this level answers. A bot that fails does not come back.
    <T> T ask(Level level, Setup setup, Function<Bot, T> question) {
        Queue<Bot> bots = idle.computeIfAbsent(new Kind(setup, level), _ -> new ConcurrentLinkedQueue<>());
        Bot known = bots.poll();
        Bot bot = known == null ? Bots.named(level.id(), setup) : known;
        T answer = question.apply(bot);
        bots.add(bot);
        return answer;
    }

    /// How many wait for a choice, of all kinds.
    int size() {
        return idle.values().stream().mapToInt(Queue::size).sum();
    }
}
