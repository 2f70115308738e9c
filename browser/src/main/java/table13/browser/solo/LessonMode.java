package table13.browser.solo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import table13.rules.Advice;
import table13.rules.Objection;
import table13.runtime.Client;
import table13.runtime.LessonScript;
import table13.runtime.TableLog;
import table13.runtime.TableServices;
import table13.runtime.UncommittedEntries;
import table13.table.Dealer;
import table13.table.Entry;
import table13.table.LoggedEntry;
import table13.table.ScheduledAction;
import table13.table.Table;
import table13.table.Verdict;
import table13.wire.WireObjection;
import table13.wire.protocol.Messages;
import table13.wire.protocol.Request;

/// A lesson's table: it follows its script, is not stored, and ends with the script.
final class LessonMode implements TableLog, TableServices {
    private final String id;
    private final LessonScript script;
    private final SoloDevice pupil;
    private final SoloClock clock;
    private final List<LoggedEntry> known = new ArrayList<>();

    LessonMode(String id, LessonScript script, SoloDevice pupil, SoloClock clock) {
        this.id = id;
        this.script = script;
        this.pupil = pupil;
        this.clock = clock;
    }

    /// Whether all of its moves are legal.
    boolean isPlayable() {
        try {
            LessonScript whole = new LessonScript(
                    script.setup(),
                    script.seed(),
                    script.seat(),
                    script.turns(),
                    script.turns().size());
            whole.log(id, id, id, 0);
            return script.played() <= script.turns().size();
        } catch (RuntimeException _) {
            return false;
        }
    }

    Dealer dealer() {
        return script.dealer();
    }

    // ---- its log

    @Override
    public List<LoggedEntry> entries(long after, long upTo) {
        if (known.isEmpty()) {
            known.addAll(script.log(id, pupil.guest(), pupil.name(), clock.now()));
        }
        return known.stream()
                .filter(logged -> logged.version() > after && logged.version() <= upTo)
                .toList();
    }

    @Override
    public boolean append(Table table, UncommittedEntries uncommitted) {
        known.addAll(uncommitted.entries());
        return true;
    }

    // ---- the script

    private Optional<LessonScript.Turn> next() {
        long made = known.stream()
                .filter(logged -> logged.entry() instanceof Entry.Moved)
                .count();
        return script.turns().stream().skip(made).findFirst();
    }

    private Optional<String> next(int seat) {
        return next().filter(turn -> turn.seat() == seat).map(LessonScript.Turn::move);
    }

    @Override
    public boolean mayMove(ScheduledAction.BotMove think) {
        return next(think.seat()).isPresent();
    }

    @Override
    public Optional<String> move(Table table, ScheduledAction.BotMove think) {
        return next(think.seat());
    }

    /// The lesson's next move.
    @Override
    public void hint(Client client, Request.Hint request, Table table) {
        next(script.seat())
                .ifPresent(move ->
                        client.send(Messages.hint(request.id(), request.table(), request.version(), Advice.of(move))));
    }

    /// A move that the rules refuse is refused with the rules' own objection.
    @Override
    public @Nullable Objection objection(Table table, String guest, Request.AtTable request) {
        boolean isOfTheLesson = switch (request) {
            case Request.Play play -> leadsOn(table, guest, play);
            case Request.Hint _ -> next(script.seat()).isPresent();
            case Request.Enter _,
                    Request.Leave _,
                    Request.Pace _,
                    Request.Replay _,
                    Request.WhyNot _,
                    Request.Say _,
                    Request.React _ -> true;
            case Request.Decided _ -> false;
        };
        return isOfTheLesson ? null : WireObjection.NOT_IN_THIS_LESSON;
    }

    private boolean leadsOn(Table table, String guest, Request.Play play) {
        Verdict verdict = table.rules().move(guest, play.version(), play.move(), play.id());
        return !(verdict instanceof Verdict.Allowed allowed)
                || allowed.entries().stream().allMatch(this::isNext);
    }

    private boolean isNext(Entry entry) {
        return entry instanceof Entry.Moved moved
                && next(moved.seat()).filter(moved.move()::equals).isPresent();
    }
}
