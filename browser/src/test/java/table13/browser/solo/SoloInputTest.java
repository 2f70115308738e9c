package table13.browser.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import table13.rules.SplitMix;

@DisplayName("Bad input")
class SoloInputTest {
    private static final String NOWHERE = "0".repeat(32);

    private final SoloPage page = new SoloPage();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "null",
                "{\"type\":7}",
                "{\"type\":\"open\",\"game\":\"chess\",\"players\":3}",
                "{\"type\":\"open\",\"game\":\"leaves\",\"players\":99}",
                "{\"type\":\"play\",\"table\":7}",
                "{\"type\":\"hello\",\"protocol\":2}",
                "{\"type\":\"dance\",\"id\":\"1\"}",
                "{\"type\":\"pace\",\"table\":\"\",\"pace\":\"SOON\"}"
            })
    @DisplayName("is refused, and nothing is stored")
    void isRefused(String text) {
        assertThat(SoloPage.read(page.say(text)))
                .hasSize(1)
                .first()
                .satisfies(message -> assertThat(message).containsEntry("type", "refused"));
        assertThat(page.listings()).isEmpty();
    }

    @Test
    @DisplayName("of any length or depth is refused")
    void isHuge() {
        for (String text : List.of("[".repeat(4000), "{\"type\":\"" + "x".repeat(2_000_000) + "\"}", "\u0000")) {
            assertThat(SoloPage.read(page.say(text)).getFirst()).containsEntry("reason", "BAD_MESSAGE");
        }
    }

    @Test
    @DisplayName("of random bytes never breaks anything")
    void isRandom() {
        SoloSitting sitting = new SoloSitting(page, 1, "game", "leaves", "players", 3, "pace", "AT_ONCE");
        List<String> parts = List.of(
                "{",
                "}",
                "\"type\":",
                "\"play\"",
                "\"sit\"",
                "\"seat\":",
                "-1",
                "9",
                ",",
                "\"table\":",
                "\"" + sitting.table() + "\"",
                "\"version\":",
                "3",
                "\"move\":",
                "\"x\"",
                "\"rise\"",
                "\"id\":\"a\"",
                "\"start\"",
                "\"enter\"",
                "\"since\":",
                "\"seed\":",
                "\"hint\"",
                "\"whyNot\"",
                "[",
                "]",
                "null");
        SplitMix chance = new SplitMix(7);
        for (int i = 0; i < 2000; i++) {
            StringBuilder text = new StringBuilder("{");
            for (int length = chance.below(14); length >= 0; length--) {
                text.append(parts.get(chance.below(parts.size())));
            }
            assertThat(page.say(text.append('}').toString())).isNotEmpty();
        }
        sitting.enter();
        sitting.playOut();
    }

    @Test
    @DisplayName("before hello, at no table, or without entering gets the server's objections")
    void objections() {
        assertThat(page.isRefused("enter", "table", NOWHERE)).isEqualTo("NO_SUCH_TABLE");
        assertThat(page.isRefused("enter", "table", "../etc")).isEqualTo("NO_SUCH_TABLE");
        SoloSitting sitting = new SoloSitting(page, 1, "game", "leaves", "players", 3);
        assertThat(page.isRefused("sit", "table", sitting.table(), "seat", 1)).isEqualTo("MATCH_RUNNING");
        assertThat(page.isRefused("passHost", "table", sitting.table(), "guest", "f00"))
                .isEqualTo("NO_SUCH_PERSON");
        assertThat(page.isRefused("replay", "table", sitting.table(), "match", 1))
                .isEqualTo("NO_SUCH_MATCH");
        page.ask("leave", "table", sitting.table());
        assertThat(page.isRefused("start", "table", sitting.table())).isEqualTo("NOT_ENTERED");
        assertThat(page.isRefused("name", "name", "\u200b")).isEqualTo("NOT_A_NAME");
        page.lobby().join(page.now());
        assertThat(page.isRefused("tables")).isEqualTo("HELLO_FIRST");
    }

    // ---- stored data

    @Test
    @DisplayName("on the disk is refused with a reason, and other tables go on")
    void logsAreBroken() {
        SoloSitting fine = new SoloSitting(page, 1, "game", "leaves", "players", 3, "pace", "AT_ONCE");
        SoloSitting broken = new SoloSitting(page, 2, "game", "leaves", "players", 3, "pace", "AT_ONCE");
        broken.step();
        List<String> log = List.copyOf(page.log(broken.table()));
        Map<String, String> logs = Map.of(
                "no text", "BROKEN_TABLE",
                "12 {\"kind\":\"moved\"}", "BROKEN_TABLE",
                "{\"kind\":\"closed\"}", "BROKEN_TABLE",
                "12 {\"kind\":\"moved\",\"seat\":0,\"move\":\"99x99\",\"by\":\"BOT\",\"id\":\"\"}", "BROKEN_TABLE",
                "12 {\"kind\":\"started\",\"match\":2,\"rulesVersion\":99}", "NEWER_TABLE",
                "12 {\"kind\":\"danced\"}", "NEWER_TABLE");
        logs.forEach((line, reason) -> {
            List<String> lines = new ArrayList<>(log);
            lines.add(line);
            page.disk(broken.table(), lines);
            page.reload();
            assertThat(page.isRefused("enter", "table", broken.table()))
                    .as(line)
                    .isEqualTo(reason);
            assertThat(page.record(broken.table(), 1)).isEmpty();
            assertThat(page.finished(broken.table())).isEmpty();
            assertThat(fine.enter()).containsEntry("type", "table");
            fine.step();
        });
        page.disk(broken.table(), log.subList(1, log.size()));
        page.reload();
        assertThat(page.isRefused("enter", "table", broken.table())).isEqualTo("BROKEN_TABLE");
        page.forget(broken.table());
        assertThat(page.listings()).containsOnlyKeys(fine.table());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[]", "{\"guest\":7}", "{\"guest\":{}}", "{\"listings\":[7]}", "{\"listings\":{}}"})
    @DisplayName("instead of stored data counts as a first visit")
    void keptIsBroken(String kept) {
        SoloLobby lobby = new SoloLobby("test", table13.bots.level.Bots::named);
        assertThat(lobby.begin(kept)).isEqualTo("{\"dueIn\":-1,\"keep\":[],\"drop\":[]}");
        lobby.join(1);
        assertThat(lobby.hear("{\"type\":\"hello\",\"protocol\":1}", 1, "ab".repeat(48)))
                .contains("welcome");
    }
}
