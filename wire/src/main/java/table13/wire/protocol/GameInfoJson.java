package table13.wire.protocol;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import table13.rules.Game;
import table13.rules.MatchKind;
import table13.rules.Option;
import table13.rules.Setup;
import table13.rules.cards.Deck;
import table13.rules.registry.Games;
import table13.wire.JsonWriter;

/// The JSON of a game's data: the numbers of players, the options, and the facts of its rules that a client displays.
final class GameInfoJson {

    /// Computed once, because every welcome contains them.
    private static final Map<Game<?>, List<MatchKind>> KINDS =
            Games.ALL.stream().collect(Collectors.toUnmodifiableMap(game -> game, MatchKind::of));

    private GameInfoJson() {}

    static void write(Game<?> game, JsonWriter text) {
        text.begin()
                .with("id", game.id())
                .with("title", game.title())
                .with("rulesVersion", game.rulesVersion())
                .with("fewestPlayers", game.fewestPlayers())
                .with("mostPlayers", game.mostPlayers())
                .with("usualPlayers", game.usualPlayers())
                .with("options", game.options(), option -> write(option, text));
        numbers(game.numbers(), text);
        cards(game.deck(Setup.of(game, game.usualPlayers())), text);
        text.with("matches", Objects.requireNonNull(KINDS.get(game)), kind -> write(kind, text))
                .end();
    }

    private static void write(Option option, JsonWriter text) {
        text.begin()
                .with("name", option.name())
                .withStrings("values", option.values())
                .with("default", option.byDefault())
                .end();
    }

    /// Sorted by name, so that their order is fixed.
    private static void numbers(Map<String, Integer> numbers, JsonWriter text) {
        text.begin("numbers");
        new TreeMap<>(numbers).forEach((name, number) -> text.with(name, number.longValue()));
        text.end();
    }

    /// The number of cards of each kind.
    private static void cards(Deck deck, JsonWriter text) {
        text.begin("cards");
        IntStream.range(0, deck.kinds())
                .filter(kind -> deck.copies(kind) > 0)
                .forEach(kind -> text.with(deck.card(kind).name(), deck.copies(kind)));
        text.end();
    }

    private static void write(MatchKind kind, JsonWriter text) {
        text.begin().begin("options");
        kind.options().forEach(text::with);
        text.end()
                .withNumbers("rounds", kind.rounds())
                .with("addsUp", kind.addsUp())
                .with("best", kind.best().name())
                .with("log", kind.log().name())
                .end();
    }
}
