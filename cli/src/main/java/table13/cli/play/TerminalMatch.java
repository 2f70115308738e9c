package table13.cli.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import table13.arena.Contestant;
import table13.bots.Bot;
import table13.bots.Choice;
import table13.bots.level.Bots;
import table13.cli.options.ContestantFactory;
import table13.cli.options.MatchRandom;
import table13.cli.registry.GameUis;
import table13.cli.screen.AdviceReport;
import table13.cli.screen.BoardRenderer;
import table13.cli.screen.GameUi;
import table13.cli.screen.MatchNarrator;
import table13.cli.screen.Paint;
import table13.cli.screen.SeatNames;
import table13.cli.screen.Section;
import table13.cli.terminal.ExitReport;
import table13.cli.terminal.SelfLauncher;
import table13.cli.terminal.Terminal;
import table13.cli.terminal.UsageException;
import table13.rules.Event;
import table13.rules.EventBatch;
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

/// A match of the user in seat 0 against bots, in a terminal. The output depends only on the view of that seat and on
/// the events that it may see.
final class TerminalMatch implements AutoCloseable {
    /// The default bot.
    static final String USUAL_BOT = "medium";

    private static final int PERSON = 0;
    private static final String ADVISER = "expert";
    private static final Section COMMANDS = Section.entries("""
            moves | lists your moves
            table | shows the table and your moves
            score | shows the points of all rounds
            hint  | asks the expert
            log   | shows what happened since your last turn
            rules | explains the game
            quit  | leaves the match
            """);

    private final Terminal terminal;
    private final Paint paint;
    private final SavedMatch saved;
    private final Match<?> match;
    private final GameUi ui;
    private final BoardRenderer board;
    private final MatchNarrator narrator;
    private final SeatNames names;
    private final SplitMix seeds;
    private final ContestantFactory contestants;
    private final BotThread thread;
    private final Bot adviser;

    /// The bots in the seats after the user's.
    private final List<Contestant> others = new ArrayList<>();

    private final List<String> moves = new ArrayList<>();

    /// Events since the start of the user's last turn; of the whole round if [table13.rules.Game#log] reaches that far.
    private final List<String> log = new ArrayList<>();

    /// Index in the log of the user's last move.
    private int ownTurn;

    private int lastMover = PERSON;

    /// The file of the match; null before the user's first move. Ctrl-C reads it on another thread.
    private volatile @Nullable Path file;

    /// Whether moves of the file are repeated: they are neither saved again nor shown.
    private boolean isCatchingUp;

    /// False if the input is not a terminal, and after a failed save.
    private boolean saves;

    /// @param saved the match; its moves are repeated
    /// @param file existing file of the match
    TerminalMatch(Terminal terminal, SavedMatch saved, @Nullable Path file, ContestantFactory contestants) {
        this.terminal = terminal;
        this.saved = saved;
        this.file = file;
        saves = file != null || terminal.abilities().typed();
        this.contestants = contestants;
        paint = terminal.paint();
        Setup setup = saved.setup();
        List<String> bots = saved.bots();
        contestants.check(bots);
        names = SeatNames.withYou(setup.players(), bots);
        MatchRandom random = MatchRandom.of(saved.seed(), 0);
        match = Match.begin(setup, names.names(), random.deals());
        ui = GameUis.of(setup.game());
        board = new BoardRenderer(ui, names, paint, terminal::columns);
        narrator = new MatchNarrator(setup, board);
        seeds = random.players();
        thread = new BotThread(terminal);
        adviser = Bots.named(ADVISER, setup);
        for (int i = 0; i < setup.players() - 1; i++) {
            others.add(contestants.contestant(bots.get(i % bots.size())));
        }
    }

    /// Plays until the match is over or the user quits. Ctrl-C quits, too.
    void play() {
        print("With you: "
                + String.join(", ", names.names().subList(1, names.names().size())) + ".");
        print(paint.dim("Type a move, or ? for help, hint for advice, or quit."));
        try (ExitReport report = new ExitReport(this::sayHowToContinue)) {
            boolean stays = true;
            catchUp();
            while (stays && !match.isOver()) {
                if (match.toMove() == PERSON) {
                    stays = takeTurn();
                } else {
                    make(choiceOf(match.toMove()));
                }
            }
            contestants.remarks().forEach(terminal::println);
            report.say();
        }
    }

    private void sayHowToContinue() {
        Path place = file;
        if (!match.isOver()) {
            terminal.println(paint.reset() + "Until next time.");
        }
        if (place != null && !match.isOver()) {
            terminal.println("To continue this match, type " + SelfLauncher.name() + " play --continue " + place);
        }
        terminal.println(paint.dim("To play the same cards again, use --seed " + saved.seed() + "."));
        terminal.flush();
    }

    private Move choiceOf(int seat) {
        View view = match.view(seat);
        Contestant bot = others.get(seat - 1);
        long chance = seeds.next();
        return thread.await(names.name(seat) + " is", () -> bot.choose(view, chance));
    }

    @Override
    public void close() {
        thread.close();
        others.forEach(Contestant::close);
    }

    // ---- saving

    private void catchUp() {
        isCatchingUp = !saved.moves().isEmpty();
        tell(match.beginning());
        for (String text : saved.moves()) {
            if (!(match.rule(match.toMove(), text) instanceof Allowed allowed)) {
                throw new UsageException(file + ": the move " + text + " is not possible there");
            }
            if (match.toMove() != PERSON) {
                seeds.next();
            }
            make(allowed.move());
        }
        if (isCatchingUp) {
            print("This match " + (match.isOver() ? "is over" : "goes on") + " after "
                    + saved.moves().size() + " moves.");
            terminal.println(match.isOver() ? board.score(match.view(PERSON)) : log.subList(ownTurn, log.size()));
        }
        isCatchingUp = false;
    }

    private void make(Move move) {
        boolean isPersons = match.toMove() == PERSON;
        if (isPersons && lastMover != PERSON && match.setup().game().log(match.setup()) == LogReach.OWN_TURN) {
            log.clear();
        }
        ownTurn = isPersons ? log.size() : ownTurn;
        lastMover = match.toMove();
        EventBatch batch = match.play(move);
        moves.add(move.notation());
        if (!isCatchingUp) {
            save(move, isPersons);
        }
        tell(batch);
    }

    private void save(Move move, boolean isPersons) {
        Path place = file;
        try {
            if (saves && place != null) {
                SavedMatch.append(place, move);
            } else if (saves && isPersons) {
                file = new SavedMatch(saved.setup(), saved.seed(), saved.bots(), moves).save();
            }
        } catch (IOException problem) {
            saves = false;
            file = null;
            print("This match cannot be saved any more: " + problem.getMessage() + ".");
        }
    }

    // ---- the user's turn

    /// Asks for one move; false if the user quits.
    private boolean takeTurn() {
        showTable();
        Optional<IncompleteMove> begun = Optional.empty();
        while (true) {
            String answer =
                    terminal.ask(paint.bold(begun.map(IncompleteMove::question).orElse("Your move: ")));
            if (answer == null) {
                terminal.println("");
                return false;
            }
            String text = begun.map(move -> move.completed(answer)).orElse(answer);
            begun = Optional.empty();
            switch (text.toLowerCase(Locale.ROOT)) {
                case "" -> {}
                case "?", "help", "h" -> showHelp();
                case "moves", "m" -> showMoves();
                case "hint" -> showHint();
                case "table", "t" -> showTable();
                case "score" -> terminal.println(board.score(match.view(PERSON)));
                case "rules" -> terminal.println(board.rules(match.setup()));
                case "log" -> terminal.println(log.isEmpty() ? List.of("Nothing has happened yet.") : log);
                case "quit", "q", "exit" -> {
                    return false;
                }
                default -> {
                    switch (match.rule(PERSON, text)) {
                        case Allowed allowed -> {
                            terminal.println("");
                            make(allowed.move());
                            return true;
                        }
                        case Refused refused -> {
                            begun = refused.objection() == MatchObjection.NOT_A_MOVE
                                    ? IncompleteMove.of(
                                            ui.game(), match.view(PERSON).seen().legalMoves(), text)
                                    : Optional.empty();
                            if (begun.isEmpty()) {
                                print(paint.bad("Not possible:") + " " + reason(refused.objection()));
                            }
                        }
                    }
                }
            }
        }
    }

    /// Prints a sentence, wrapped into lines.
    private void print(String sentence) {
        terminal.println(board.layout().wrapped(sentence));
    }

    private void showHelp() {
        terminal.println("\nMoves:");
        terminal.println(board.notation());
        terminal.println("\nInstead of a move:");
        terminal.println(board.layout().lines(COMMANDS));
        terminal.println("");
    }

    private void showTable() {
        terminal.println("");
        terminal.println(board.table(match.view(PERSON)));
        showMoves();
    }

    private void showMoves() {
        terminal.println("");
        terminal.println(board.moves(match.view(PERSON)));
    }

    /// The seed is fixed, so that a repeated hint is the same.
    private void showHint() {
        View view = match.view(PERSON);
        Choice choice = thread.await("The expert is", () -> adviser.choose(view, saved.seed()));
        terminal.println("");
        terminal.println(
                new AdviceReport(ui.unit(match.setup()).column(), ui.reasons(), paint, board.layout()).lines(choice));
        terminal.println("");
    }

    private static String reason(Objection objection) {
        return objection == MatchObjection.NOT_A_MOVE
                ? objection.reason() + " Try moves, or ? for help."
                : objection.reason();
    }

    // ---- events

    private void tell(EventBatch batch) {
        StringBuilder sentences = new StringBuilder();
        for (Event event : batch.seenBy(PERSON)) {
            if (event instanceof MatchEvent.RoundBegan began) {
                say(sentences);
                log.clear();
                ownTurn = 0;
                waitFor(began.round());
            }
            List<String> lines = narrator.tell(event);
            if (lines.size() > 1) {
                say(sentences);
                show(lines);
            } else {
                lines.forEach(
                        line -> sentences.append(sentences.isEmpty() ? "" : " ").append(line.strip()));
            }
        }
        say(sentences);
    }

    /// Waits, so that the user can read the score.
    private void waitFor(int round) {
        if (round > 1 && !isCatchingUp && terminal.abilities().typed()) {
            terminal.ask(paint.dim("Enter for round " + round + ": "));
        }
    }

    /// Prints consecutive sentences as one paragraph; tables and lists stand alone.
    private void say(StringBuilder sentences) {
        if (!sentences.isEmpty()) {
            List<String> lines = board.layout().wrapped(sentences.toString());
            log.addAll(lines);
            show(lines);
            sentences.setLength(0);
        }
    }

    private void show(List<String> lines) {
        if (!isCatchingUp) {
            terminal.println(lines);
        }
    }
}
