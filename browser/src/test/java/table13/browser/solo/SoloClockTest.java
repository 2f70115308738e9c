package table13.browser.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The clock of a table on this device")
class SoloClockTest {
    private static final long HOUR = 3_600_000;
    private static final long THINKING = 60_000;

    private final SoloPage page = new SoloPage();
    private final SoloSitting sitting = new SoloSitting(
            page, 1, "game", "friday", "players", 3, "secondsPerMove", 60, "patienceSeconds", 60, "pace", "FAST");

    private void untilMyTurn() {
        while (!sitting.isMyTurn()) {
            sitting.step();
        }
    }

    private long left(Map<String, Object> message) {
        return (long) SoloPage.inside(message, "match").get("deadline") - (long) message.get("now");
    }

    @Test
    @DisplayName("makes a move for a player over the time limit")
    void runsOut() {
        untilMyTurn();
        assertThat(page.dueIn()).isEqualTo(THINKING);
        long before = sitting.version();
        sitting.see(page.wake());
        assertThat(sitting.version()).isEqualTo(before + 1);
        assertThat(page.log(sitting.table()).getLast()).contains("\"by\":\"CLOCK\"");
    }

    @Test
    @DisplayName("stands still without a page: after an hour no bot took over, and as much time is left")
    void standsStill() {
        untilMyTurn();
        page.passes(20_000);
        page.ask("leave", "table", sitting.table());
        assertThat(page.dueIn()).isEqualTo(-1);
        int kept = page.log(sitting.table()).size();

        page.passes(HOUR);
        assertThat(page.wakeNow()).isEmpty();
        Map<String, Object> table = sitting.enter();

        assertThat(page.log(sitting.table())).hasSize(kept);
        assertThat(left(table)).isEqualTo(THINKING - 20_000);
        assertThat(page.dueIn()).isEqualTo(THINKING - 20_000);
        page.passes(30_000);
        page.reconnect();
        page.passes(HOUR);
        assertThat(left(sitting.enter())).isEqualTo(THINKING - 50_000);
    }

    @Test
    @DisplayName("restarts for the current move when the page is reloaded")
    void afterAReload() {
        untilMyTurn();
        page.passes(20_000);
        page.reload();
        page.passes(HOUR);
        assertThat(left(sitting.enter())).isEqualTo(THINKING);
        assertThat(page.dueIn()).isEqualTo(THINKING);
    }

    @Test
    @DisplayName("does not run while the device sleeps: afterwards as much time is left as before")
    void sleeps() {
        untilMyTurn();
        page.passes(30_000);
        page.ask("ping");
        page.passes(THINKING + HOUR);
        long before = sitting.version();
        sitting.see(page.wakeNow());
        assertThat(sitting.version()).isEqualTo(before);
        assertThat(page.dueIn()).isEqualTo(THINKING - 30_000);
    }

    @Test
    @DisplayName("goes on when the device's clock is set back, now or before the page was reloaded")
    void isSetBack() {
        sitting.step();
        page.clockGoesBack(HOUR);
        for (int i = 0; i < 10; i++) {
            page.ask("ping");
            assertThat(page.dueIn()).isLessThanOrEqualTo(THINKING);
            sitting.step();
        }
        page.reload();
        page.clockGoesBack(HOUR);
        sitting.enter();
        assertThat(page.dueIn()).isBetween(0L, THINKING);
        for (int i = 0; i < 10; i++) {
            sitting.step();
        }
    }

    @Test
    @DisplayName("lets a bot play for a person without a seat, until they sit down again")
    void standsUp() {
        untilMyTurn();
        sitting.see(page.ask("rise", "table", sitting.table()));
        for (int i = 0; i < 5; i++) {
            sitting.see(page.wake());
        }
        assertThat(page.log(sitting.table())).anyMatch(line -> line.contains("\"by\":\"STAND_IN\""));
        sitting.see(page.ask("sit", "table", sitting.table(), "seat", 0));
        assertThat(page.log(sitting.table()).getLast()).contains("cameBack");
    }
}
