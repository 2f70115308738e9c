package table13.bots.level;

import java.util.Arrays;
import table13.bots.Bot;
import table13.bots.search.Craft;
import table13.bots.search.NetThumb;
import table13.bots.search.SearchConfig;
import table13.bots.search.Thumb;
import table13.bots.search.Thumbs;
import table13.bots.shelf.Crafts;
import table13.rules.Level;
import table13.rules.Setup;
import table13.rules.State;

/// Makes bots by their names.
public final class Bots {
    private Bots() {}

    /// A bot for one table.
    ///
    /// @param name a [Level], perhaps with settings: `expert`, `expert:iterations=300:search=tree`
    /// @throws IllegalArgumentException with a sentence for people, if there is no such bot
    public static Bot named(String name, Setup setup) {
        return named(name, setup, Learned.of(setup.game()));
    }

    /// The same, with what was learned about the game handed in.
    public static Bot named(String name, Setup setup, Learned learned) {
        return make(Crafts.of(setup.game()), BotName.of(name), setup, learned);
    }

    private static <S extends State<S>> Bot make(Craft<S> craft, BotName name, Setup setup, Learned learned) {
        Level level = name.level();
        Thumb<S> tuned = craft.thumb(learned.weights());
        int[] rule = learned.rule();
        Thumb<S> net = new NetThumb<>(craft.features(), learned.net());
        Bot careful = switch (level) {
            case RANDOM -> new RandomBot(name.text());
            case EASY -> new ThumbBot<>(name.text(), craft, setup, new Sensible<>(craft));
            case GREEDY -> new ThumbBot<>(name.text(), craft, setup, craft.greedy());
            case MEDIUM -> new ThumbBot<>(name.text(), craft, setup, tuned);
            case NET -> new ThumbBot<>(name.text(), craft, setup, net);
            case HARD -> {
                Thumbs<S> thumbs = new Thumbs<>(tuned, tuned, craft.greedy(), net);
                SearchConfig config = name.configured(craft.hard(setup));
                yield new SearchBot<>(name.text(), craft, setup, thumbs, learned.habits(), config);
            }
            case EXPERT -> {
                Thumb<S> taught = rule == null ? tuned : craft.taught(rule);
                Thumbs<S> thumbs = new Thumbs<>(taught, tuned, craft.greedy(), net);
                SearchConfig config = name.configured(craft.expert(setup));
                yield new SearchBot<>(name.text(), craft, setup, thumbs, learned.habits(), config);
            }
        };
        double mistakes =
                level == Level.RANDOM ? 0 : name.mistakes(craft.mistakes().of(level));
        name.requireAllUsed();
        return mistakes == 0 ? careful : new ErringBot<>(careful, craft, setup, mistakes);
    }

    /// The names of the levels, for a message.
    static String levels() {
        return String.join(", ", Arrays.stream(Level.values()).map(Level::id).toList());
    }
}
