package table13.table;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.table.TableScenario.ANNA;
import static table13.table.TableScenario.BERT;
import static table13.table.TableScenario.CLARA;
import static table13.table.TableScenario.DORA;
import static table13.table.TableScenario.gathered;
import static table13.table.TableScenario.opened;
import static table13.table.TableScenario.plan;
import static table13.table.TableScenario.playing;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.rules.Level;

@DisplayName("A person absent from a match")
class TakeOverTest {

    @Test
    @DisplayName("is waited for as long as the table's patience lasts, and every viewer sees until when")
    void countdown() {
        TableScenario table = playing().goes(BERT);

        assertThat(table.seat(1).isHere()).isFalse();
        assertThat(table.seat(1).takeOverAt()).isEqualTo(table.in(60));
        assertThat(table.seat(0).takeOverAt()).isNull();
        assertThat(table.table().nextAction(0)).contains(new ScheduledAction.TakeOver(table.in(60), 1));
        table.waits(59).comes(BERT);
        assertThat(table.seat(1).takeOverAt()).isNull();
        assertThat(table.table().nextAction(0)).isEmpty();
    }

    @Test
    @DisplayName("is replaced after that by a bot of the table's level, on any seat's turn, visibly to every viewer")
    void takeOver() {
        TableScenario table = playing().goes(BERT).waits(60);
        table.falls();

        assertThat(table.seat(1))
                .isEqualTo(new SeatView(1, BERT, "Bert", new Player("Bert", null), "random", false, true, null));
        assertThat(table.lastToldTo(DORA)).containsExactly(new TableEvent.TookOver(1));
        assertThat(table.table().levelOf(1)).isEqualTo(Level.RANDOM);
        table.movesUntil(BERT);
        assertThat(table.falls())
                .isInstanceOfSatisfying(
                        ScheduledAction.BotMove.class,
                        think -> assertThat(think.by()).isEqualTo(Mover.STAND_IN));
    }

    @Test
    @DisplayName("gets the seat back on return, even while the bot chooses, and every viewer receives it")
    void takesBack() {
        TableScenario table = playing().goes(BERT).waits(60);
        table.falls();
        table.movesUntil(BERT);
        ScheduledAction.BotMove think =
                (ScheduledAction.BotMove) table.table().nextAction(400).orElseThrow();
        String move = table.anyMove();
        table.comes(BERT);

        assertThat(table.lastToldTo(DORA)).containsExactly(new TableEvent.CameBack(1));
        assertThat(table.seat(1))
                .isEqualTo(new SeatView(1, BERT, "Bert", new Player("Bert", null), null, true, false, null));
        table.refuses(TableObjection.STALE_VERSION, rules -> rules.botMove(think, move));
        table.moves();
    }

    @Test
    @DisplayName("counts as present after a return or a move, even before this node knows their presence")
    void seenByTheLog() {
        TableScenario table = playing().goes(BERT).waits(60);
        table.falls();
        table.does(rules -> rules.enter(BERT));

        assertThat(table.seat(1).isHere()).isFalse();
        assertThat(table.table().nextAction(0)).contains(new ScheduledAction.TakeOver(table.in(60), 1));
        table.waits(30).movesUntil(BERT).moves();
        assertThat(table.seat(1).takeOverAt()).isEqualTo(table.in(60));
    }

    @Test
    @DisplayName("returns by playing a move after rising")
    void moves() {
        TableScenario table = playing().movesUntil(BERT).does(rules -> rules.rise(BERT));
        String move = table.anyMove();

        assertThat(table.entriesOf(
                        at -> at.does(rules -> rules.move(BERT, at.table().version(), move, ""))))
                .containsExactly(new Entry.CameBack(1), new Entry.Moved(1, move, Mover.PERSON, ""));
    }

    @Test
    @DisplayName("is waited for from the beginning of the match, and after a restart from then on")
    void countsFromWhenItMatters() {
        TableScenario table = gathered().goes(BERT).waits(300).starts();
        assertThat(table.seat(1).takeOverAt()).isEqualTo(table.in(60));

        table.waits(50);
        Table again = Table.of(TableScenario.ID, table.log(), Dealer.FAIR, new Presence(table.now()));
        assertThat(again.people().seats()).extracting(SeatView::takeOverAt).containsOnly(table.in(60));
    }

    @Test
    @DisplayName("is waited for without end if the table's patience is without end")
    void endlessPatience() {
        TableScenario table = playing(plan(0, 0)).goes(BERT).waits(1_000_000);

        assertThat(table.seat(1).takeOverAt()).isNull();
        assertThat(table.table().nextAction(0)).isEmpty();
    }

    @Test
    @DisplayName("has no stand-in before the match or when it is over")
    void onlyInAMatch() {
        TableScenario table = gathered().goes(BERT);
        assertThat(table.seat(1).takeOverAt()).isNull();
        table.starts().waits(60);
        ScheduledAction action = table.falls();
        table.playsOut();

        assertThat(table.seat(1).isTakenOver()).isFalse();
        table.refuses(TableObjection.STALE_VERSION, rules -> rules.runScheduled(action, table.now()));
    }

    @Test
    @DisplayName("is not replaced by an action scheduled before the return")
    void notDueAnyMore() {
        TableScenario table = playing().goes(BERT).waits(60);
        ScheduledAction action = table.table().nextAction(0).orElseThrow();
        table.comes(BERT);

        table.refuses(TableObjection.STALE_VERSION, rules -> rules.runScheduled(action, table.now()));
    }

    @Test
    @DisplayName("does not prevent the end of the match, even if all are absent")
    void everybodyAway() {
        TableScenario table = playing().goes(ANNA).goes(BERT).goes(CLARA).waits(60);
        while (table.table().phase() == Phase.PLAYING) {
            table.falls();
        }

        assertThat(table.table().phase()).isEqualTo(Phase.OVER);
        assertThat(table.entriesSince(0))
                .filteredOn(Entry.TookOver.class::isInstance)
                .hasSize(3);
    }

    @Test
    @DisplayName("finds the table closed after a day without events, or 30 days in a match")
    void close() {
        TableScenario table = opened().goes(ANNA);
        assertThat(table.table().nextAction(0)).contains(new ScheduledAction.Close(table.in(24 * 60 * 60)));
        table.waits(24 * 60 * 60).falls();
        assertThat(table.table().phase()).isEqualTo(Phase.CLOSED);

        TableScenario match = playing(plan(0, 0)).goes(ANNA).goes(BERT).goes(CLARA);
        assertThat(match.table().nextAction(0)).contains(new ScheduledAction.Close(match.in(30L * 24 * 60 * 60)));
    }

    @Test
    @DisplayName("has a minute to return after a server restart before an old table is closed")
    void closeAfterARestart() {
        TableScenario table = opened().waits(48 * 60 * 60);
        Table again = Table.of(TableScenario.ID, table.log(), Dealer.FAIR, new Presence(table.now()));

        assertThat(again.nextAction(0)).contains(new ScheduledAction.Close(table.in(60)));
        assertThat(again.listing().wakeAt()).isLessThan(table.now());
    }
}
