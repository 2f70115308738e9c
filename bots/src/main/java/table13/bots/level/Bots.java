package table13.bots.level;

import java.util.Arrays;
import table13.bots.Bot;
import table13.bots.registry.KnowledgeRegistry;
import table13.bots.search.GameKnowledge;
import table13.bots.search.NetPolicy;
import table13.bots.search.Policies;
import table13.bots.search.Policy;
import table13.bots.search.SearchConfig;
import table13.rules.Level;
import table13.rules.Setup;
import table13.rules.State;

/// Creates bots by name.
public final class Bots {
    private Bots() {}

    /// A bot for one table.
    ///
    /// @param name a [Level], optionally with settings: `expert`, `expert:iterations=300:search=tree`
    /// @throws IllegalArgumentException if there is no such bot; the message is for people
    public static Bot named(String name, Setup setup) {
        return named(name, setup, LearnedWeights.of(setup.game()));
    }

    /// A bot with the given learned weights.
    public static Bot named(String name, Setup setup, LearnedWeights learned) {
        return make(KnowledgeRegistry.of(setup.game()), BotSpec.of(name), setup, learned);
    }

    private static <S extends State<S>> Bot make(
            GameKnowledge<S> knowledge, BotSpec name, Setup setup, LearnedWeights learned) {
        Level level = name.level();
        Policy<S> tuned = knowledge.heuristic(learned.weights());
        int[] rule = learned.rule();
        Policy<S> net = new NetPolicy<>(knowledge.features(), learned.net());
        Bot careful = switch (level) {
            case RANDOM -> new RandomBot(name.text());
            case EASY -> new PolicyBot<>(name.text(), knowledge, setup, new GuardedGreedyPolicy<>(knowledge));
            case GREEDY -> new PolicyBot<>(name.text(), knowledge, setup, knowledge.greedy());
            case MEDIUM -> new PolicyBot<>(name.text(), knowledge, setup, tuned);
            case NET -> new PolicyBot<>(name.text(), knowledge, setup, net);
            case HARD -> {
                Policies<S> policies = new Policies<>(tuned, tuned, knowledge.greedy(), net);
                SearchConfig config = name.configured(knowledge.hard(setup));
                yield new SearchBot<>(name.text(), knowledge, setup, policies, learned.habits(), config);
            }
            case EXPERT -> {
                Policy<S> linear = rule == null ? tuned : knowledge.linear(rule);
                Policies<S> policies = new Policies<>(linear, tuned, knowledge.greedy(), net);
                SearchConfig config = name.configured(knowledge.expert(setup));
                yield new SearchBot<>(name.text(), knowledge, setup, policies, learned.habits(), config);
            }
        };
        double mistakes =
                level == Level.RANDOM ? 0 : name.mistakes(knowledge.mistakes().of(level));
        name.requireAllUsed();
        return mistakes == 0 ? careful : new ErringBot<>(careful, knowledge, setup, mistakes);
    }

    /// The names of the levels, for a message.
    static String levels() {
        return String.join(", ", Arrays.stream(Level.values()).map(Level::id).toList());
    }
}
