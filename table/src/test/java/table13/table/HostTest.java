package table13.table;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.table.TableScenario.ANNA;
import static table13.table.TableScenario.BERT;
import static table13.table.TableScenario.CLARA;
import static table13.table.TableScenario.DORA;
import static table13.table.TableScenario.gathered;
import static table13.table.TableScenario.opened;
import static table13.table.TableScenario.playing;

import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.rules.Level;
import table13.rules.State;

@DisplayName("The host")
class HostTest {

    @Test
    @DisplayName("alone may seat and remove bots, start, remove people, pass the role on, switch the chat, close")
    void onlyTheHost() {
        TableScenario table = opened().sits(ANNA, 0).comes(BERT).sits(BERT, 1);
        List<Function<TableRules, Verdict>> rights = List.of(
                rules -> rules.seatBot(BERT, 2, Level.EASY),
                rules -> rules.freeSeat(BERT, 2),
                rules -> rules.start(BERT, true),
                rules -> rules.remove(BERT, ANNA),
                rules -> rules.passHost(BERT, BERT),
                rules -> rules.switchChat(BERT, false),
                rules -> rules.close(BERT));

        rights.forEach(right -> table.refuses(TableObjection.NOT_HOST, right));
        assertThat(table.table().isHost(ANNA)).isTrue();
        assertThat(table.table().isHost(BERT)).isFalse();
    }

    @Test
    @DisplayName("seats bots of any level and removes them again, but not in a match")
    void bots() {
        TableScenario table = opened().sits(ANNA, 0).does(rules -> rules.seatBot(ANNA, 1, Level.HARD));

        assertThat(table.seat(1))
                .isEqualTo(new SeatView(1, null, "Ben (hard)", new Player("Ben", "hard"), "hard", true, false, null));
        assertThat(table.lastToldTo(BERT)).containsExactly(new TableEvent.BotSat(1, "hard"));
        table.does(rules -> rules.seatBot(ANNA, 1, Level.EASY));
        assertThat(table.seat(1).level()).isEqualTo("easy");
        table.refuses(TableObjection.SEAT_TAKEN, rules -> rules.seatBot(ANNA, 0, Level.EASY));
        table.refuses(TableObjection.SEAT_TAKEN, rules -> rules.freeSeat(ANNA, 0));
        table.refuses(TableObjection.SEAT_FREE, rules -> rules.freeSeat(ANNA, 2));
        table.refuses(TableObjection.NO_SUCH_SEAT, rules -> rules.seatBot(ANNA, 3, Level.EASY));
        table.refuses(TableObjection.NO_SUCH_SEAT, rules -> rules.freeSeat(ANNA, -1));

        table.does(rules -> rules.start(ANNA, true));
        table.refuses(TableObjection.MATCH_RUNNING, rules -> rules.seatBot(ANNA, 1, Level.HARD));
        table.refuses(TableObjection.MATCH_RUNNING, rules -> rules.freeSeat(ANNA, 1));
        table.playsOut().does(rules -> rules.freeSeat(ANNA, 1));
        assertThat(table.seat(1).name()).isEmpty();
    }

    @Test
    @DisplayName("starts when all seats are taken, or has bots of the table's level take the free ones")
    void start() {
        TableScenario table = opened().sits(ANNA, 1);

        table.refuses(TableObjection.EMPTY_SEATS, rules -> rules.start(ANNA, false));
        assertThat(table.entriesOf(at -> at.does(rules -> rules.start(ANNA, true))))
                .containsExactly(
                        new Entry.BotSat(0, "random"),
                        new Entry.BotSat(2, "random"),
                        new Entry.Started(1, rules(), List.of("Ada (random)", "Anna", "Cleo (random)")));
        assertThat(table.table().phase()).isEqualTo(Phase.PLAYING);
        table.refuses(TableObjection.MATCH_RUNNING, rules -> rules.start(ANNA, true));
    }

    private static int rules() {
        return TableScenario.USUAL.setup().game().rulesVersion();
    }

    @Test
    @DisplayName("plays again with the same people in one step")
    void rematch() {
        TableScenario table = playing().playsOut();

        assertThat(table.entriesOf(TableScenario::starts))
                .containsExactly(new Entry.Started(2, rules(), List.of("Anna", "Bert", "Clara")));
        assertThat(table.table().people().seats()).extracting(SeatView::guest).containsExactly(ANNA, BERT, CLARA);
        table.playsOut();
        assertThat(table.table().finished()).extracting(MatchResult::match).containsExactly(1, 2);
        assertThat(table.table().finished().getFirst().names()).containsExactly("Anna", "Bert", "Clara");
    }

    @Test
    @DisplayName("removes a person before the match: the seat is free, and the person may not enter, sit or talk")
    void removeBefore() {
        TableScenario table = gathered();

        assertThat(table.entriesOf(at -> at.does(rules -> rules.remove(ANNA, BERT))))
                .containsExactly(new Entry.Rose(1), new Entry.Removed(BERT, "Bert"));
        assertThat(table.seat(1).guest()).isNull();
        table.refuses(TableObjection.REMOVED, rules -> rules.enter(BERT));
        table.refuses(TableObjection.REMOVED, rules -> rules.sit(BERT, "Bert", 1, ""));
        table.refuses(TableObjection.REMOVED, rules -> rules.say(BERT, "Bert", "oh", table.now()));
        table.refuses(TableObjection.REMOVED, rules -> rules.react(BERT, "Bert", Reaction.OUCH, table.now()));
        assertThat(table.table().viewer(BERT)).isEqualTo(State.NOBODY);
    }

    @Test
    @DisplayName("removes a person in a match: a bot of the table's level plays on, and the person may not watch")
    void removeDuring() {
        TableScenario table = playing();

        assertThat(table.entriesOf(at -> at.does(rules -> rules.remove(ANNA, BERT))))
                .containsExactly(new Entry.BotSat(1, "random"), new Entry.Removed(BERT, "Bert"));
        assertThat(table.lastToldTo(CLARA)).containsExactly(new TableEvent.Removed(BERT));
        table.refuses(
                TableObjection.NOT_SEATED,
                rules -> rules.move(BERT, table.table().version(), "c1", ""));
        table.refuses(TableObjection.REMOVED, rules -> rules.enter(BERT));
        assertThat(table.table().matchSeenBy(table.table().viewer(BERT))).isEmpty();
        table.playsOut();
        assertThat(table.table().finished().getFirst().names()).containsExactly("Anna", "Bert", "Clara");
    }

    @Test
    @DisplayName("removes a watcher, but neither the host, nor an unknown guest, nor the same guest twice")
    void removeOthers() {
        TableScenario table = gathered().comes(DORA).does(rules -> rules.remove(ANNA, DORA));

        table.refuses(TableObjection.REMOVED, rules -> rules.enter(DORA));
        table.refuses(TableObjection.NO_SUCH_PERSON, rules -> rules.remove(ANNA, DORA));
        table.refuses(TableObjection.NO_SUCH_PERSON, rules -> rules.passHost(ANNA, DORA));
        table.missesSomebody(rules -> rules.remove(ANNA, "guest-nobody"));
        table.refuses(TableObjection.NOT_YOURSELF, rules -> rules.remove(ANNA, ANNA));
    }

    @Test
    @DisplayName("removes a guest that spoke and left, but cannot make that guest host")
    void removeWhoLeft() {
        TableScenario table = gathered().comes(DORA);
        table.does(rules -> rules.say(DORA, "Dora", "rude", table.now())).goes(DORA);

        table.missesSomebody(rules -> rules.passHost(ANNA, DORA));
        table.does(rules -> rules.remove(ANNA, DORA));
        table.refuses(TableObjection.REMOVED, rules -> rules.enter(DORA));
        assertThat(table.table().people().removed()).containsExactly(new RemovedGuest(DORA, "Dora"));
        table.refuses(TableObjection.NO_SUCH_PERSON, rules -> rules.remove(ANNA, DORA));
    }

    @Test
    @DisplayName("passes the role on, in a match too")
    void passHost() {
        TableScenario table = playing().does(rules -> rules.passHost(ANNA, BERT));

        assertThat(table.table().isHost(BERT)).isTrue();
        assertThat(table.table().listing().hostName()).isEqualTo("Bert");
        assertThat(table.lastToldTo(DORA)).containsExactly(new TableEvent.HostPassed(BERT));
        table.refuses(TableObjection.NOT_HOST, rules -> rules.passHost(ANNA, CLARA));
        table.refuses(TableObjection.NOT_YOURSELF, rules -> rules.passHost(BERT, BERT));
        table.missesSomebody(rules -> rules.passHost(BERT, "guest-nobody"));
    }

    @Test
    @DisplayName("may be without a seat, and has a name in lists after sitting down")
    void hostWhoStands() {
        TableScenario table =
                opened().comes(DORA).does(rules -> rules.passHost(ANNA, DORA)).sits(DORA, 0);

        assertThat(table.table().listing().hostName()).isEqualTo("Dora");
    }

    @Test
    @DisplayName("hands the role to the next seated person by rising outside a match, and keeps it if alone")
    void hostRises() {
        TableScenario table = gathered();

        assertThat(table.entriesOf(at -> at.does(rules -> rules.rise(ANNA))))
                .containsExactly(new Entry.Rose(0), new Entry.HostPassed(BERT));
        TableScenario alone = opened().sits(ANNA, 0).does(rules -> rules.rise(ANNA));
        assertThat(alone.table().isHost(ANNA)).isTrue();
    }

    @Test
    @DisplayName("loses the role after a minute's absence to the first seated person present")
    void hostStaysAway() {
        TableScenario table = gathered().goes(BERT).goes(ANNA).waits(59);

        ScheduledAction action = table.table().nextAction(0).orElseThrow();
        assertThat(action).isEqualTo(new ScheduledAction.PassHost(table.in(1), CLARA));
        table.refuses(TableObjection.STALE_VERSION, rules -> rules.runScheduled(action, table.now()));
        table.waits(1).falls();
        assertThat(table.table().isHost(CLARA)).isTrue();
    }

    @Test
    @DisplayName("keeps the role by returning in time")
    void hostComesBack() {
        TableScenario table = gathered().goes(ANNA).waits(60);
        ScheduledAction action = table.table().nextAction(0).orElseThrow();
        table.comes(ANNA);

        table.refuses(TableObjection.STALE_VERSION, rules -> rules.runScheduled(action, table.now()));
        assertThat(table.table().nextAction(0)).isEmpty();
    }

    @Test
    @DisplayName("closes the table between matches, and in a match without other persons")
    void close() {
        TableScenario table = gathered().starts();
        table.refuses(TableObjection.MATCH_RUNNING, rules -> rules.close(ANNA));
        table.playsOut().does(rules -> rules.close(ANNA));
        assertThat(table.lastToldTo(DORA)).containsExactly(new TableEvent.Closed());
        table.hasDone(table.table().version(), rules -> rules.close(ANNA));

        TableScenario alone = opened().sits(ANNA, 0).does(rules -> rules.start(ANNA, true));
        alone.does(rules -> rules.close(ANNA));
        assertThat(alone.table().phase()).isEqualTo(Phase.CLOSED);
        assertThat(alone.table().record()).isEmpty();
    }

    @Test
    @DisplayName("cannot reopen a closed table: it never changes again, but may still be viewed")
    void closedForGood() {
        TableScenario table = playing().playsOut().does(rules -> rules.close(ANNA));
        long now = table.now();
        List<Function<TableRules, Verdict>> requests = List.of(
                rules -> rules.sit(DORA, "Dora", 0, ""),
                rules -> rules.rise(BERT),
                rules -> rules.seed(BERT, "00"),
                rules -> rules.seatBot(ANNA, 1, Level.EASY),
                rules -> rules.freeSeat(ANNA, 1),
                rules -> rules.start(ANNA, true),
                rules -> rules.remove(ANNA, BERT),
                rules -> rules.passHost(ANNA, BERT),
                rules -> rules.switchChat(ANNA, false),
                rules -> rules.mute(ANNA, BERT, true),
                rules -> rules.say(ANNA, "Anna", "bye", now),
                rules -> rules.react(ANNA, "Anna", Reaction.GOODBYE, now),
                rules -> rules.move(BERT, table.table().version(), "c1", "x"));

        requests.forEach(request -> table.refuses(TableObjection.CLOSED, request));
        assertThat(table.entriesOf(at -> at.comes(DORA).does(rules -> rules.rename(ANNA, "Annabel"))))
                .isEmpty();
        assertThat(table.table().nextAction(0)).isEmpty();
        assertThat(table.table().record()).isPresent();
    }

    @Test
    @DisplayName("readmits a removed guest; the guest's earlier messages stay removed")
    void readmits() {
        TableScenario table = gathered();
        table.does(rules -> rules.say(BERT, "Bert", "rude", table.now()))
                .does(rules -> rules.say(CLARA, "Clara", "kind", table.now()));
        table.does(rules -> rules.remove(ANNA, BERT));
        assertThat(table.table().chatHeardBy(ANNA))
                .extracting(ChatMessage::text)
                .containsExactly("kind");
        assertThat(GuestSnapshot.of(table.table(), CLARA).toString())
                .contains("kind")
                .doesNotContain("rude");
        assertThat(table.table().people().removed()).containsExactly(new RemovedGuest(BERT, "Bert"));
        table.refuses(TableObjection.NOT_HOST, rules -> rules.readmit(CLARA, BERT));
        table.refuses(TableObjection.NO_SUCH_PERSON, rules -> rules.readmit(ANNA, CLARA));

        table.does(rules -> rules.readmit(ANNA, BERT));
        assertThat(table.lastToldTo(CLARA)).containsExactly(new TableEvent.Readmitted(BERT));
        assertThat(table.table().people().removed()).isEmpty();
        assertThat(GuestSnapshot.of(table.table(), CLARA).toString()).doesNotContain("rude");
        table.comes(BERT).sits(BERT, 1);
        table.refuses(TableObjection.NO_SUCH_PERSON, rules -> rules.readmit(ANNA, BERT));
    }
}
