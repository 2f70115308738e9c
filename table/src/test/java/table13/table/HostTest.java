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
import table13.bots.level.Level;
import table13.rules.State;

@DisplayName("The host")
class HostTest {

    @Test
    @DisplayName("alone may seat and dismiss bots, start, remove people, pass the role on, switch the chat, close")
    void onlyTheHost() {
        TableScenario table = opened().sits(ANNA, 0).comes(BERT).sits(BERT, 1);
        List<Function<HouseRules, Verdict>> rights = List.of(
                house -> house.seatBot(BERT, 2, Level.EASY),
                house -> house.freeSeat(BERT, 2),
                house -> house.start(BERT, true),
                house -> house.remove(BERT, ANNA),
                house -> house.passHost(BERT, BERT),
                house -> house.switchChat(BERT, false),
                house -> house.close(BERT));

        rights.forEach(right -> table.refuses(HouseObjection.NOT_HOST, right));
        assertThat(table.table().isHost(ANNA)).isTrue();
        assertThat(table.table().isHost(BERT)).isFalse();
    }

    @Test
    @DisplayName("seats bots of any level and sends them away again, but not in a match")
    void bots() {
        TableScenario table = opened().sits(ANNA, 0).does(house -> house.seatBot(ANNA, 1, Level.HARD));

        assertThat(table.seat(1)).isEqualTo(new SeatView(1, null, "Ben (hard)", "hard", true, false, null));
        assertThat(table.lastToldTo(BERT)).containsExactly(new TableEvent.BotSat(1, "hard"));
        table.does(house -> house.seatBot(ANNA, 1, Level.EASY));
        assertThat(table.seat(1).level()).isEqualTo("easy");
        table.refuses(HouseObjection.SEAT_TAKEN, house -> house.seatBot(ANNA, 0, Level.EASY));
        table.refuses(HouseObjection.SEAT_TAKEN, house -> house.freeSeat(ANNA, 0));
        table.refuses(HouseObjection.SEAT_FREE, house -> house.freeSeat(ANNA, 2));
        table.refuses(HouseObjection.NO_SUCH_SEAT, house -> house.seatBot(ANNA, 3, Level.EASY));
        table.refuses(HouseObjection.NO_SUCH_SEAT, house -> house.freeSeat(ANNA, -1));

        table.does(house -> house.start(ANNA, true));
        table.refuses(HouseObjection.MATCH_RUNNING, house -> house.seatBot(ANNA, 1, Level.HARD));
        table.refuses(HouseObjection.MATCH_RUNNING, house -> house.freeSeat(ANNA, 1));
        table.playsOut().does(house -> house.freeSeat(ANNA, 1));
        assertThat(table.seat(1).name()).isEmpty();
    }

    @Test
    @DisplayName("starts when all seats are taken, or has bots of the table's level take the free ones")
    void start() {
        TableScenario table = opened().sits(ANNA, 1);

        table.refuses(HouseObjection.EMPTY_SEATS, house -> house.start(ANNA, false));
        assertThat(table.entriesOf(at -> at.does(house -> house.start(ANNA, true))))
                .containsExactly(
                        new Entry.BotSat(0, "random"),
                        new Entry.BotSat(2, "random"),
                        new Entry.Started(1, rules(), List.of("Ada (random)", "Anna", "Cleo (random)")));
        assertThat(table.table().phase()).isEqualTo(Phase.PLAYING);
        table.refuses(HouseObjection.MATCH_RUNNING, house -> house.start(ANNA, true));
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
        assertThat(table.table().finished()).extracting(Finished::match).containsExactly(1, 2);
        assertThat(table.table().finished().getFirst().names()).containsExactly("Anna", "Bert", "Clara");
    }

    @Test
    @DisplayName("removes a person before the match: the seat is free, and the person comes, sits and talks no more")
    void removeBefore() {
        TableScenario table = gathered();

        assertThat(table.entriesOf(at -> at.does(house -> house.remove(ANNA, BERT))))
                .containsExactly(new Entry.Rose(1), new Entry.Removed(BERT, "Bert"));
        assertThat(table.seat(1).guest()).isNull();
        table.refuses(HouseObjection.REMOVED, house -> house.enter(BERT));
        table.refuses(HouseObjection.REMOVED, house -> house.sit(BERT, "Bert", 1, ""));
        table.refuses(HouseObjection.REMOVED, house -> house.say(BERT, "Bert", "oh", table.now()));
        table.refuses(HouseObjection.REMOVED, house -> house.react(BERT, "Bert", Reaction.OUCH, table.now()));
        assertThat(table.table().viewer(BERT)).isEqualTo(State.NOBODY);
    }

    @Test
    @DisplayName("removes a person in a match: a bot of the table's level plays on, and the person sees no more of it")
    void removeDuring() {
        TableScenario table = playing();

        assertThat(table.entriesOf(at -> at.does(house -> house.remove(ANNA, BERT))))
                .containsExactly(new Entry.BotSat(1, "random"), new Entry.Removed(BERT, "Bert"));
        assertThat(table.lastToldTo(CLARA)).containsExactly(new TableEvent.Removed(BERT));
        table.refuses(
                HouseObjection.NOT_SEATED,
                house -> house.move(BERT, table.table().version(), "c1", ""));
        table.refuses(HouseObjection.REMOVED, house -> house.enter(BERT));
        assertThat(table.table().matchSeenBy(table.table().viewer(BERT))).isEmpty();
        table.playsOut();
        assertThat(table.table().finished().getFirst().names()).containsExactly("Anna", "Bert", "Clara");
    }

    @Test
    @DisplayName("removes somebody who only looks on, but neither themselves, nor strangers, nor anybody twice")
    void removeOthers() {
        TableScenario table = gathered().comes(DORA).does(house -> house.remove(ANNA, DORA));

        table.refuses(HouseObjection.REMOVED, house -> house.enter(DORA));
        table.refuses(HouseObjection.NO_SUCH_PERSON, house -> house.remove(ANNA, DORA));
        table.refuses(HouseObjection.NO_SUCH_PERSON, house -> house.passHost(ANNA, DORA));
        table.refuses(HouseObjection.NO_SUCH_PERSON, house -> house.remove(ANNA, "guest-nobody"));
        table.refuses(HouseObjection.NOT_YOURSELF, house -> house.remove(ANNA, ANNA));
    }

    @Test
    @DisplayName("passes the role on, in a match too")
    void passHost() {
        TableScenario table = playing().does(house -> house.passHost(ANNA, BERT));

        assertThat(table.table().isHost(BERT)).isTrue();
        assertThat(table.table().listing().hostName()).isEqualTo("Bert");
        assertThat(table.lastToldTo(DORA)).containsExactly(new TableEvent.HostPassed(BERT));
        table.refuses(HouseObjection.NOT_HOST, house -> house.passHost(ANNA, CLARA));
        table.refuses(HouseObjection.NOT_YOURSELF, house -> house.passHost(BERT, BERT));
        table.refuses(HouseObjection.NO_SUCH_PERSON, house -> house.passHost(BERT, "guest-nobody"));
    }

    @Test
    @DisplayName("who does not sit yet can be host too, and has a name in lists from when they sit down")
    void hostWhoStands() {
        TableScenario table =
                opened().comes(DORA).does(house -> house.passHost(ANNA, DORA)).sits(DORA, 0);

        assertThat(table.table().listing().hostName()).isEqualTo("Dora");
    }

    @Test
    @DisplayName("who rises before or after a match hands the role to the next who sits; alone they keep it")
    void hostRises() {
        TableScenario table = gathered();

        assertThat(table.entriesOf(at -> at.does(house -> house.rise(ANNA))))
                .containsExactly(new Entry.Rose(0), new Entry.HostPassed(BERT));
        TableScenario alone = opened().sits(ANNA, 0).does(house -> house.rise(ANNA));
        assertThat(alone.table().isHost(ANNA)).isTrue();
    }

    @Test
    @DisplayName("who stays away for a minute loses the role to the first who sits there and is there")
    void hostStaysAway() {
        TableScenario table = gathered().goes(BERT).goes(ANNA).waits(59);

        Due due = table.table().due(0).orElseThrow();
        assertThat(due).isEqualTo(new Due.PassHost(table.in(1), CLARA));
        table.refuses(HouseObjection.STALE_VERSION, house -> house.fall(due, table.now()));
        table.waits(1).falls();
        assertThat(table.table().isHost(CLARA)).isTrue();
    }

    @Test
    @DisplayName("who is back in time stays host")
    void hostComesBack() {
        TableScenario table = gathered().goes(ANNA).waits(60);
        Due due = table.table().due(0).orElseThrow();
        table.comes(ANNA);

        table.refuses(HouseObjection.STALE_VERSION, house -> house.fall(due, table.now()));
        assertThat(table.table().due(0)).isEmpty();
    }

    @Test
    @DisplayName("closes the table between matches, and in a match that nobody else plays")
    void close() {
        TableScenario table = gathered().starts();
        table.refuses(HouseObjection.MATCH_RUNNING, house -> house.close(ANNA));
        table.playsOut().does(house -> house.close(ANNA));
        assertThat(table.lastToldTo(DORA)).containsExactly(new TableEvent.Closed());
        table.hasDone(table.table().version(), house -> house.close(ANNA));

        TableScenario alone = opened().sits(ANNA, 0).does(house -> house.start(ANNA, true));
        alone.does(house -> house.close(ANNA));
        assertThat(alone.table().phase()).isEqualTo(Phase.CLOSED);
        assertThat(alone.table().record()).isEmpty();
    }

    @Test
    @DisplayName("cannot open what is closed: nothing changes there any more, but one may still look")
    void closedForGood() {
        TableScenario table = playing().playsOut().does(house -> house.close(ANNA));
        long now = table.now();
        List<Function<HouseRules, Verdict>> wishes = List.of(
                house -> house.sit(DORA, "Dora", 0, ""),
                house -> house.rise(BERT),
                house -> house.seed(BERT, "00"),
                house -> house.seatBot(ANNA, 1, Level.EASY),
                house -> house.freeSeat(ANNA, 1),
                house -> house.start(ANNA, true),
                house -> house.remove(ANNA, BERT),
                house -> house.passHost(ANNA, BERT),
                house -> house.switchChat(ANNA, false),
                house -> house.mute(ANNA, BERT, true),
                house -> house.say(ANNA, "Anna", "bye", now),
                house -> house.react(ANNA, "Anna", Reaction.GOODBYE, now),
                house -> house.move(BERT, table.table().version(), "c1", "x"));

        wishes.forEach(wish -> table.refuses(HouseObjection.CLOSED, wish));
        assertThat(table.entriesOf(at -> at.comes(DORA).does(house -> house.rename(ANNA, "Annabel"))))
                .isEmpty();
        assertThat(table.table().due(0)).isEmpty();
        assertThat(table.table().record()).isPresent();
    }

    @Test
    @DisplayName("takes back that somebody was asked to leave; what they said stays forgotten")
    void readmits() {
        TableScenario table = gathered();
        table.does(house -> house.say(BERT, "Bert", "rude", table.now()))
                .does(house -> house.say(CLARA, "Clara", "kind", table.now()));
        table.does(house -> house.remove(ANNA, BERT));
        assertThat(table.table().chatHeardBy(ANNA)).extracting(Remark::text).containsExactly("kind");
        assertThat(Sight.of(table.table(), CLARA).toString()).contains("kind").doesNotContain("rude");
        assertThat(table.table().people().removed()).containsExactly(new Gone(BERT, "Bert"));
        table.refuses(HouseObjection.NOT_HOST, house -> house.readmit(CLARA, BERT));
        table.refuses(HouseObjection.NO_SUCH_PERSON, house -> house.readmit(ANNA, CLARA));

        table.does(house -> house.readmit(ANNA, BERT));
        assertThat(table.lastToldTo(CLARA)).containsExactly(new TableEvent.Readmitted(BERT));
        assertThat(table.table().people().removed()).isEmpty();
        assertThat(Sight.of(table.table(), CLARA).toString()).doesNotContain("rude");
        table.comes(BERT).sits(BERT, 1);
        table.refuses(HouseObjection.NO_SUCH_PERSON, house -> house.readmit(ANNA, BERT));
    }
}
