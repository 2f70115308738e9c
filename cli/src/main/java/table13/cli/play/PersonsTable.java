package table13.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import table13.arena.Contestant;
import table13.bots.Bot;
import table13.bots.Choice;
import table13.bots.level.Bots;
import table13.cli.options.Luck;
import table13.cli.options.Seating;
import table13.cli.screen.Advice;
import table13.cli.screen.Cast;
import table13.cli.screen.Face;
import table13.cli.screen.Layout;
import table13.cli.screen.MatchNarrator;
import table13.cli.screen.Narrator;
import table13.cli.screen.Paint;
import table13.cli.screen.Screen;
import table13.cli.shelf.Faces;
import table13.cli.terminal.Terminal;
import table13.rules.Event;
import table13.rules.Happening;
import table13.rules.LogReach;
import table13.rules.Match;
import table13.rules.MatchEvent;
import table13.rules.MatchObjection;
import table13.rules.Move;
import table13.rules.Objection;
import table13.rules.Ruling.Allowed;
import table13.rules.Ruling.Refused;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.View;

/// A person in seat 0 and bots around. What the person sees comes from the view of that seat and from what that seat is
/// told, nothing else.
final class PersonsTable implements AutoCloseable {
    /// Who sits around if the person does not say.
    static final String USUAL_BOT = "medium";

    private static final int PERSON = 0;
    private static final String ADVISER = "expert";
    private static final String COMMANDS = """

            Instead of a move:  moves  lists your moves
                                hint   asks the expert
                                log    shows what happened since your last turn
                                table  draws the table again
                                quit   leaves the match
            """;

    private final Terminal terminal;
    private final Paint paint;
    private final long seed;
    private final Match<?> match;
    private final Face face;
    private final Screen screen;
    private final Narrator narrator;
    private final Cast cast;
    private final SplitMix seeds;
    private final Seating seating;
    private final Thinker thinker;
    private final Bot adviser;

    /// Those in the seats after the person's.
    private final List<Contestant> others = new ArrayList<>();

    /// What happened since the person's last turn began; the whole round where [table13.rules.Game#log] reaches so far.
    private final List<String> log = new ArrayList<>();

    private int lastMover = PERSON;

    /// @param bots the names of those who sit around, again and again if there are more seats
    PersonsTable(Terminal terminal, Setup setup, long seed, List<String> bots, Seating seating) {
        this.terminal = terminal;
        this.seed = seed;
        paint = terminal.paint();
        this.seating = seating;
        seating.check(bots);
        cast = Cast.withYou(setup.players(), bots);
        Luck luck = Luck.of(seed, 0);
        match = Match.begin(setup, cast.names(), luck.deals());
        face = Faces.of(setup.game());
        screen = face.screen(cast, paint);
        narrator = MatchNarrator.of(face, setup, cast, paint);
        seeds = luck.players();
        thinker = new Thinker(terminal);
        adviser = Bots.named(ADVISER, setup);
        for (int i = 0; i < setup.players() - 1; i++) {
            others.add(seating.contestant(bots.get(i % bots.size())));
        }
    }

    /// Plays until the match is over or the person leaves.
    void play() {
        terminal.println("With you: "
                + String.join(", ", cast.names().subList(1, cast.names().size())) + ".");
        terminal.println(paint.dim("Type a move, or ? for help, hint for advice, or quit."));
        tell(match.beginning());
        boolean stays = true;
        while (stays && !match.isOver()) {
            if (match.toMove() == PERSON) {
                stays = takeTurn();
            } else {
                lastMover = match.toMove();
                tell(match.play(choiceOf(lastMover)));
            }
        }
        seating.remarks().forEach(terminal::println);
        terminal.println(stays ? "" : "Until next time.");
        terminal.println(paint.dim("To play the same cards again, use --seed " + seed + "."));
    }

    private Move choiceOf(int seat) {
        View view = match.view(seat);
        Contestant bot = others.get(seat - 1);
        long chance = seeds.next();
        return thinker.await(cast.name(seat) + " is", () -> bot.choose(view, chance));
    }

    @Override
    public void close() {
        thinker.close();
        others.forEach(Contestant::close);
    }

    // ---- the person's turn

    /// One move; false if the person leaves instead.
    private boolean takeTurn() {
        showTable();
        showMoves();
        while (true) {
            String answer = terminal.ask(paint.bold("Your move: "));
            if (answer == null) {
                terminal.println("");
                return false;
            }
            switch (answer.toLowerCase(Locale.ROOT)) {
                case "" -> {}
                case "?", "help", "h" -> terminal.print("\n" + face.explained() + COMMANDS + "\n");
                case "moves", "m" -> showMoves();
                case "hint" -> showHint();
                case "table", "t" -> showTable();
                case "log" -> terminal.println(log.isEmpty() ? List.of("Nothing has happened yet.") : log);
                case "quit", "q", "exit" -> {
                    return false;
                }
                default -> {
                    if (tries(answer)) {
                        return true;
                    }
                }
            }
        }
    }

    private void showTable() {
        terminal.println("");
        terminal.println(screen.table(match.view(PERSON)));
    }

    private void showMoves() {
        terminal.println("");
        View view = match.view(PERSON);
        terminal.println(screen.moves(view));
    }

    /// Asked twice, the expert says the same.
    private void showHint() {
        View view = match.view(PERSON);
        Choice choice = thinker.await("The expert is", () -> adviser.choose(view, seed));
        terminal.println("");
        terminal.println(new Advice(face.unit(match.setup()).column(), face.reasons(), paint).lines(choice));
        terminal.println("");
    }

    private boolean tries(String text) {
        return switch (match.rule(PERSON, text)) {
            case Allowed allowed -> {
                if (lastMover != PERSON && match.setup().game().log(match.setup()) == LogReach.OWN_TURN) {
                    log.clear();
                }
                lastMover = PERSON;
                terminal.println("");
                tell(match.play(allowed.move()));
                yield true;
            }
            case Refused refused -> {
                terminal.println(paint.bad("Not possible: ") + reason(refused.objection()));
                yield false;
            }
        };
    }

    private static String reason(Objection objection) {
        if (objection == MatchObjection.NOT_A_MOVE) {
            return objection.reason() + " Try moves, or ? for help.";
        }
        return objection.reason();
    }

    // ---- what happened

    private void tell(Happening happening) {
        StringBuilder sentences = new StringBuilder();
        for (Event event : happening.seenBy(PERSON)) {
            if (event instanceof MatchEvent.RoundBegan began) {
                say(sentences);
                log.clear();
                waitFor(began.round());
            }
            List<String> lines = narrator.tell(event);
            if (lines.size() > 1) {
                say(sentences);
                terminal.println(lines);
            } else {
                lines.forEach(
                        line -> sentences.append(sentences.isEmpty() ? "" : " ").append(line));
            }
        }
        say(sentences);
    }

    /// Time to read the score.
    private void waitFor(int round) {
        if (round > 1 && terminal.abilities().typed()) {
            terminal.ask(paint.dim("Enter for round " + round + ": "));
        }
    }

    /// Single sentences run on; tables and lists stand by themselves.
    private void say(StringBuilder sentences) {
        if (!sentences.isEmpty()) {
            List<String> lines = Layout.wrapped(sentences.toString());
            log.addAll(lines);
            terminal.println(lines);
            sentences.setLength(0);
        }
    }
}
