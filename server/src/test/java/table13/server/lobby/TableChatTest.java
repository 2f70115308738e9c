package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.server.kit.TestGuest;
import table13.server.kit.TestServer;

@DisplayName("Chat at a table")
class TableChatTest {
    @AutoClose
    private static final TestServer server = TestServer.open();

    private TestGuest ada;
    private TestGuest ben;
    private String table;

    @BeforeEach
    void sit() {
        ada = server.guest();
        ben = server.guest();
        table = server.seat(List.of(ada, ben), "skipbo");
    }

    private String said(TestGuest by, String text) {
        by.does("say", "table", table, "text", text);
        return (String) TestGuest.events(ada.nextEvent("said")).getFirst().get("text");
    }

    @Test
    @DisplayName("is one clean line of at most 200 characters, and stays text")
    void isClean() {
        assertThat(said(ben, "good\u0007 \u202emorning\n all ")).isEqualTo("good morning all");
        assertThat(said(ben, "<b>\"&amp;\\")).isEqualTo("<b>\"&amp;\\");
        assertThat(said(ben, "x".repeat(1000))).hasSize(200);
        assertThat(said(ben, "\uD83D\uDE00 \uD800")).isEqualTo("\uD83D\uDE00");
        assertThat(ben.isRefused("say", "table", table, "text", " \u200b ")).isEqualTo("NOTHING_SAID");
    }

    @Test
    @DisplayName("is visible to later guests")
    void isKept() {
        said(ada, "first");
        said(ben, "second");
        assertThat(chat(server.guest())).containsExactly("first", "second");
    }

    @SuppressWarnings("unchecked")
    private List<Object> chat(TestGuest person) {
        List<Map<String, Object>> remarks =
                (List<Map<String, Object>>) person.enters(table).get("chat");
        return remarks.stream().map(remark -> remark.get("text")).toList();
    }

    @Test
    @DisplayName("is hidden from a guest that has muted the author, until unmuted")
    void mute() {
        assertThat(ada.isRefused("mute", "table", table, "guest", ada.guest())).isEqualTo("NOT_YOURSELF");
        ada.does("mute", "table", table, "guest", ben.guest());
        ben.does("say", "table", table, "text", "blah");
        ben.does("react", "table", table, "reaction", "OUCH");
        ben.nextEvent("reacted");
        assertThat(ada.unheard())
                .allSatisfy(update -> assertThat(TestGuest.events(update)).isEmpty());
        assertThat(chat(ada)).isEmpty();
        assertThat(ada.enters(table).get("muted")).isEqualTo(List.of(ben.guest()));
        ada.does("mute", "table", table, "guest", ben.guest(), "isOn", false);
        assertThat(said(ben, "again")).isEqualTo("again");
    }

    @Test
    @DisplayName("is refused while the host has switched it off")
    void off() {
        assertThat(ben.isRefused("switchChat", "table", table, "isOn", false)).isEqualTo("NOT_HOST");
        ada.does("switchChat", "table", table, "isOn", false);
        assertThat(TestGuest.inside(ben.nextEvent("chatSwitched"), "people")).containsEntry("chatIsOn", false);
        assertThat(ben.isRefused("say", "table", table, "text", "hi")).isEqualTo("CHAT_OFF");
        assertThat(ben.isRefused("react", "table", table, "reaction", "HELLO")).isEqualTo("CHAT_OFF");
        ada.does("switchChat", "table", table, "isOn", true);
        assertThat(said(ben, "hi")).isEqualTo("hi");
    }

    @Test
    @DisplayName("is at most one message a second on average, reactions included")
    void rate() {
        for (int i = 0; i < 3; i++) {
            ben.does("say", "table", table, "text", "hi");
        }
        for (int i = 0; i < 2; i++) {
            ben.does("react", "table", table, "reaction", "THINKING");
        }
        assertThat(ben.isRefused("say", "table", table, "text", "hi")).isEqualTo("TOO_MUCH_TALK");
        server.wait(Duration.ofMillis(999));
        assertThat(ben.isRefused("react", "table", table, "reaction", "OUCH")).isEqualTo("TOO_MUCH_TALK");
        server.wait(Duration.ofMillis(1));
        ben.does("say", "table", table, "text", "and now");
        ada.does("say", "table", table, "text", "others were never stopped");
    }

    @Test
    @DisplayName("can be one of a fixed set of reactions, and no other")
    void reactions() {
        ben.does("react", "table", table, "reaction", "WELL_PLAYED");
        assertThat(TestGuest.events(ada.nextEvent("reacted")).getFirst())
                .containsEntry("reaction", "WELL_PLAYED")
                .containsEntry("guest", ben.guest());
        assertThat(ben.isRefused("react", "table", table, "reaction", "SNEER")).isEqualTo("NOT_ALLOWED");
    }
}
