package table13.server.protocol;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import table13.rules.Event;
import table13.rules.EventBatch;
import table13.rules.Game;
import table13.rules.Match;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.View;
import table13.rules.registry.Games;
import table13.rules.skipbo.SkipBo;
import table13.rules.skipbo.SkipBoEvent;
import table13.server.kit.TestGuest;
import table13.wire.Json;
import table13.wire.JsonWriter;
import table13.wire.protocol.EventJson;

/// An example of every event of the games, from matches played at random until each kind has occurred. The events of a
/// table come from a [ProtocolEvening].
final class ProtocolEvents {
    /// The names of all kinds, such as `events/pile-played`.
    static final Set<String> KINDS = Collections.unmodifiableSet(kinds());

    private static final int MOST_MATCHES = 40;

    private final Map<String, String> examples = new TreeMap<>();

    private ProtocolEvents() {}

    private static Set<String> kinds() {
        return new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages("table13.rules", "table13.table")
                        .stream()
                        .filter(found -> found.isAssignableTo(Event.class) && found.isRecord())
                        .map(found -> name(found.reflect()))
                        .collect(Collectors.toCollection(TreeSet::new));
    }

    /// The fixture name of an event class, for example `PileEvent.Played`.
    private static String name(Class<?> event) {
        String family = event.getEnclosingClass().getSimpleName().replace("Event", "");
        String kind = event.getSimpleName();
        return "events/" + family.toLowerCase(Locale.ROOT) + "-"
                + kind.substring(0, 1).toLowerCase(Locale.ROOT) + kind.substring(1);
    }

    static Map<String, String> ofTheGames() {
        ProtocolEvents events = new ProtocolEvents();
        Set<String> wanted = new TreeSet<>(KINDS);
        wanted.removeIf(name -> name.startsWith("events/table-") || name.equals("events/skipbo-turnEnded"));
        for (int seed = 0; seed < MOST_MATCHES && !events.examples.keySet().containsAll(wanted); seed++) {
            for (Game<?> game : Games.ALL) {
                events.play(
                        Setup.of(game, Math.clamp(3, game.fewestPlayers(), game.mostPlayers())),
                        new SplitMix(seed),
                        seed % 2 == 1);
            }
        }
        // No hand card and nothing to draw: random play never leads there.
        events.examples.put(name(SkipBoEvent.TurnEnded.class), wire(SkipBo.GAME, new SkipBoEvent.TurnEnded(1)));
        return events.examples;
    }

    /// Plays at random, or always the last legal move for another kind of end: in 13 Leaves that is to pass.
    private void play(Setup setup, SplitMix chance, boolean isStubborn) {
        Match<?> match = Match.begin(setup, Collections.nCopies(setup.players(), "bot"), chance);
        note(match.beginning(), setup);
        while (!match.isOver()) {
            List<Move> legal = match.view(match.toMove()).seen().legalMoves();
            Move move = isStubborn ? legal.getLast() : legal.get(chance.below(legal.size()));
            note(match.play(move), setup);
        }
    }

    /// An event with a hidden part gets a second example, as seen by the others.
    private void note(EventBatch batch, Setup setup) {
        Game<?> game = setup.game();
        List<Event> closed = batch.seenBy(View.WATCHER);
        for (int i = 0; i < closed.size(); i++) {
            String name = name(closed.get(i).getClass());
            examples.putIfAbsent(name, wire(game, closed.get(i)));
            Event open = batch.open().get(i);
            if (!open.equals(closed.get(i)) && !examples.containsKey(name + "-unseen")) {
                examples.put(name, wire(game, open));
                examples.put(name + "-unseen", wire(game, closed.get(i)));
            }
        }
    }

    private static String wire(Game<?> game, Event event) {
        JsonWriter text = new JsonWriter().begin();
        EventJson.write(List.of(event), game, text);
        return Json.write(
                TestGuest.events(TestGuest.read(text.end().toString())).getFirst());
    }
}
