package table13.browser.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import table13.bots.Choice;
import table13.browser.advice.Advisor;
import table13.rules.Game;
import table13.rules.Match;
import table13.rules.Ruling;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.registry.Games;
import table13.wire.BadMessageException;
import table13.wire.JsonObjectReader;
import table13.wire.JsonWriter;
import table13.wire.protocol.MatchJson;

/// The matches of other pages, by number. The same seed deals the same match, here and on the JVM.
public final class PageMatches {
    private final Advisor advisor;
    private final Map<Integer, Match<?>> matches = new HashMap<>();
    private int last;

    public PageMatches(Advisor advisor) {
        this.advisor = advisor;
    }

    /// Deals a match and returns its number.
    ///
    /// @param options an object of strings; missing options have their defaults
    public String deal(String game, int players, String options, long seed) throws BadMessageException {
        Game<?> found =
                Games.named(game).orElseThrow(() -> new IllegalArgumentException("There is no game '" + game + "'."));
        Setup setup = new Setup(
                found,
                players,
                JsonObjectReader.of("{\"options\":" + options + "}").texts("options"));
        List<String> names =
                IntStream.rangeClosed(1, players).mapToObj(n -> "Player " + n).toList();
        last++;
        matches.put(last, Match.begin(setup, names, new SplitMix(seed)));
        return String.valueOf(last);
    }

    private Match<?> match(int number) {
        return Optional.ofNullable(matches.get(number))
                .orElseThrow(() -> new IllegalArgumentException("There is no match " + number + "."));
    }

    /// The view of a seat, with the members of the protocol.
    ///
    /// @param seat a seat, or -2 for a watcher
    public String view(int number, int seat) {
        return MatchJson.view(match(number).view(seat)).toString();
    }

    /// Plays a move for the seat to move, and returns an empty text; or `?` and the reason for a refusal.
    public String play(int number, String notation) {
        Match<?> match = match(number);
        return switch (match.rule(match.toMove(), notation)) {
            case Ruling.Allowed allowed -> {
                match.play(allowed.move());
                yield "";
            }
            case Ruling.Refused refused -> "?" + refused.objection().reason();
        };
    }

    /// A bot's choice for the seat to move, with its estimates.
    public String choose(int number, String level, long seed) {
        Match<?> match = match(number);
        Choice choice = advisor.choose(level, match.view(match.toMove()), seed);
        JsonWriter text = new JsonWriter().begin().with("move", choice.move().notation());
        return text.objects(
                        "estimates",
                        choice.estimates(),
                        estimate -> text.with("move", estimate.move().notation())
                                .with("win", estimate.winProbability())
                                .with("doubt", estimate.standardError())
                                .with("points", estimate.points()))
                .end()
                .toString();
    }

    /// The record of the match so far.
    public String record(int number) {
        return match(number).record();
    }

    /// Frees a match.
    public void end(int number) {
        matches.remove(number);
    }
}
