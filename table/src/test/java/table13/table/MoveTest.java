package table13.table;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.table.TableScenario.ANNA;
import static table13.table.TableScenario.BERT;
import static table13.table.TableScenario.DORA;
import static table13.table.TableScenario.gathered;
import static table13.table.TableScenario.opened;
import static table13.table.TableScenario.playing;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.rules.MatchObjection;
import table13.rules.Ruling;

@DisplayName("A move")
class MoveTest {

    @Test
    @DisplayName("that is legal, in turn and for the current version is played, and every viewer receives it")
    void played() {
        TableScenario table = playing();
        String move = table.anyMove();
        int seat = table.toMove();
        long version = table.table().version();

        table.does(rules -> rules.move(table.mover(), version, move, "m1"));
        assertThat(table.table().version()).isEqualTo(version + 1);
        assertThat(table.lastToldTo(DORA)).startsWith(new TableEvent.Moved(seat, move, Mover.PERSON));
    }

    @Test
    @DisplayName("that is sent twice is played once, and the second answer is the version that the first one made")
    void twice() {
        TableScenario table = playing();
        String mover = table.mover();
        String move = table.anyMove();
        long version = table.table().version();

        table.does(rules -> rules.move(mover, version, move, "m1"));
        table.hasDone(version + 1, rules -> rules.move(mover, version, move, "m1"));
        table.moves();
        table.hasDone(version + 1, rules -> rules.move(mover, version, move, "m1"));
    }

    @Test
    @DisplayName("may have an id that another guest has used")
    void idsOfOthers() {
        TableScenario table = playing();
        String move = table.anyMove();
        table.does(rules -> rules.move(table.mover(), table.table().version(), move, "m1"));
        String next = table.anyMove();

        table.does(rules -> rules.move(table.mover(), table.table().version(), next, "m1"));
    }

    @Test
    @DisplayName("without an id is not remembered: sent again it is out of turn")
    void noId() {
        TableScenario table = playing();
        String mover = table.mover();
        String move = table.anyMove();
        long version = table.table().version();

        table.does(rules -> rules.move(mover, version, move, ""));
        table.refuses(MatchObjection.NOT_YOUR_TURN, rules -> rules.move(mover, version, move, ""));
    }

    @Test
    @DisplayName("out of turn, in no notation, or against the rules is refused with the reason")
    void notAllowed() {
        TableScenario table = playing();
        long version = table.table().version();
        String move = table.anyMove();

        table.refuses(MatchObjection.NOT_YOUR_TURN, rules -> rules.move(table.waiter(), version, move, "x"));
        table.refuses(MatchObjection.NOT_A_MOVE, rules -> rules.move(table.mover(), version, "abc", "x"));
        table.refuses(TableObjection.NOT_SEATED, rules -> rules.move(DORA, version, move, "x"));
        String illegal = table.illegalMove();
        Ruling.Refused ruling = (Ruling.Refused) table.table().current().match().rule(table.toMove(), illegal);
        assertThat(ruling.objection().rule()).isNotEmpty();
        table.refuses(ruling.objection(), rules -> rules.move(table.mover(), version, illegal, "x"));
    }

    @Test
    @DisplayName("in a query is refused or allowed as a real one, and never played")
    void whyNot() {
        TableScenario table = playing();
        long version = table.table().version();
        String illegal = table.illegalMove();
        String legal = table.anyMove();
        Verdict refused = table.ask(rules -> rules.move(table.mover(), version, illegal, ""));

        assertThat(table.ask(rules -> rules.whyNot(table.mover(), version, illegal)))
                .isInstanceOf(Verdict.Refused.class)
                .isEqualTo(refused);
        assertThat(table.ask(rules -> rules.whyNot(table.mover(), version, legal)))
                .isEqualTo(new Verdict.Allowed(List.of()));
        table.refuses(MatchObjection.NOT_YOUR_TURN, rules -> rules.whyNot(table.waiter(), version, legal));
        table.refuses(TableObjection.STALE_VERSION, rules -> rules.whyNot(table.mover(), version - 1, legal));
        assertThat(table.table().version()).isEqualTo(version);
    }

    @Test
    @DisplayName("for a version before the last move or a future version is stale, even if it is legal")
    void stale() {
        TableScenario table = playing();
        long old = table.table().version();
        table.moves();
        String move = table.anyMove();

        table.refuses(TableObjection.STALE_VERSION, rules -> rules.move(table.mover(), old, move, "x"));
        table.refuses(TableObjection.STALE_VERSION, rules -> rules.move(table.mover(), old + 2, move, "x"));
        table.refuses(TableObjection.STALE_VERSION, rules -> rules.move(table.mover(), -1, move, "x"));
        table.refuses(TableObjection.STALE_VERSION, rules -> rules.move(table.mover(), old, table.illegalMove(), "x"));
    }

    @Test
    @DisplayName("is not stale because of chat in between")
    void talkIsNoMove() {
        TableScenario table = playing();
        long seen = table.table().version();
        table.does(rules -> rules.say(BERT, "Bert", "hm", table.now()));
        String move = table.anyMove();

        table.does(rules -> rules.move(table.mover(), seen, move, "x"));
    }

    @Test
    @DisplayName("before the match has begun, after its end, or at a closed table is refused")
    void noMatch() {
        gathered().refuses(TableObjection.NOT_STARTED, rules -> rules.move(ANNA, 1, "c1", "x"));
        TableScenario over = playing().playsOut();
        over.refuses(
                MatchObjection.MATCH_OVER,
                rules -> rules.move(ANNA, over.table().version(), "c1", "x"));
        over.refuses(MatchObjection.MATCH_OVER, rules -> rules.move(ANNA, 5, "c1", "x"));
        over.does(rules -> rules.close(ANNA));
        over.refuses(
                TableObjection.CLOSED, rules -> rules.move(ANNA, over.table().version(), "c1", "x"));
    }

    @Test
    @DisplayName("that ended the match is recognized when sent again; in the next match its id is free again")
    void lastMoveTwice() {
        TableScenario table = playing();
        String mover = "";
        String move = "";
        while (table.table().phase() == Phase.PLAYING) {
            mover = table.mover();
            move = table.anyMove();
            String by = mover;
            String chosen = move;
            table.does(rules -> rules.move(
                    by, table.table().version(), chosen, "m" + table.table().version()));
        }
        String last = mover;
        String lastMove = move;
        long end = table.table().version();
        table.hasDone(end, rules -> rules.move(last, end - 1, lastMove, "m" + (end - 1)));

        table.starts().movesUntil(last);
        table.refuses(
                TableObjection.STALE_VERSION, rules -> rules.move(last, end - 1, table.anyMove(), "m" + (end - 1)));
    }

    @Test
    @DisplayName("of a bot follows its pause, is marked as a bot's, and is only valid for the bot's version")
    void bot() {
        TableScenario table =
                opened().sits(ANNA, 0).does(rules -> rules.start(ANNA, true)).movesUntil(ANNA);
        table.moves();
        ScheduledAction.BotMove think =
                (ScheduledAction.BotMove) table.table().nextAction(400).orElseThrow();
        String move = table.anyMove();

        assertThat(think.at()).isEqualTo(table.now() + 400);
        assertThat(think.by()).isEqualTo(Mover.BOT);
        table.refuses(MatchObjection.NOT_A_MOVE, rules -> rules.botMove(think, "abc"));
        table.does(rules -> rules.botMove(think, move));
        assertThat(table.lastToldTo(DORA)).startsWith(new TableEvent.Moved(think.seat(), move, Mover.BOT));
        table.refuses(TableObjection.STALE_VERSION, rules -> rules.botMove(think, move));
    }
}
