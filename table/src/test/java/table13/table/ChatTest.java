package table13.table;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.table.TableScenario.ANNA;
import static table13.table.TableScenario.BERT;
import static table13.table.TableScenario.CLARA;
import static table13.table.TableScenario.DORA;
import static table13.table.TableScenario.gathered;

import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Talk at the table")
class ChatTest {
    private final TableScenario table = gathered().comes(DORA);

    private Function<TableRules, Verdict> saying(String guest, String text) {
        return rules -> rules.say(guest, TableScenario.name(guest), text, table.now());
    }

    private List<String> heardBy(String guest) {
        return table.table().chatHeardBy(guest).stream().map(ChatMessage::text).toList();
    }

    @Test
    @DisplayName("reaches all seated guests and watchers")
    void say() {
        table.does(saying(DORA, "  good \n luck "));

        assertThat(table.lastToldTo(ANNA)).containsExactly(new TableEvent.Said(DORA, "Dora", "good luck", table.now()));
        assertThat(table.table().chatHeardBy(BERT))
                .containsExactly(new ChatMessage(DORA, "Dora", "good luck", table.now()));
    }

    @Test
    @DisplayName("is cut to 200 characters, and refused if it is only blanks")
    void length() {
        table.does(saying(ANNA, "x".repeat(300)));
        assertThat(heardBy(BERT)).containsExactly("x".repeat(200));
        table.refuses(TableObjection.NOTHING_SAID, saying(ANNA, " \t\u200b\u202e\u3164 "));
        table.refuses(TableObjection.NOTHING_SAID, saying(ANNA, ""));
    }

    @Test
    @DisplayName("is one thing a second on average, five at once, reactions included, for each person")
    void rate() {
        for (int i = 0; i < 4; i++) {
            table.does(saying(ANNA, "no " + i));
        }
        table.does(rules -> rules.react(ANNA, "Anna", Reaction.THANKS, table.now()));
        table.refuses(TableObjection.TOO_MUCH_TALK, saying(ANNA, "more"));
        table.refuses(TableObjection.TOO_MUCH_TALK, rules -> rules.react(ANNA, "Anna", Reaction.LUCKY, table.now()));
        table.does(saying(BERT, "I may"));
        table.waits(1).does(saying(ANNA, "more"));
        table.refuses(TableObjection.TOO_MUCH_TALK, saying(ANNA, "and more"));
        for (int i = 0; i < 100; i++) {
            table.waits(1).does(saying(ANNA, "no " + i));
        }
        assertThat(heardBy(ANNA)).as("the latest are kept").hasSize(50).endsWith("no 99");
    }

    @Test
    @DisplayName("can be muted person by person, for earlier and later messages, and unmuted")
    void mute() {
        table.does(saying(BERT, "before")).does(rules -> rules.mute(ANNA, BERT, true));
        assertThat(table.lastToldTo(BERT)).as("mutes are private").isEmpty();
        assertThat(heardBy(ANNA)).isEmpty();
        table.does(saying(BERT, "after"));
        assertThat(table.lastToldTo(ANNA)).isEmpty();
        table.does(rules -> rules.react(BERT, "Bert", Reaction.HELLO, table.now()));
        assertThat(table.lastToldTo(ANNA)).isEmpty();
        assertThat(table.lastToldTo(CLARA)).containsExactly(new TableEvent.Reacted(BERT, "Bert", Reaction.HELLO));
        assertThat(heardBy(CLARA)).containsExactly("before", "after");
        assertThat(table.table().mutedBy(ANNA)).containsExactly(BERT);
        table.hasDone(table.table().version(), rules -> rules.mute(ANNA, BERT, true));

        table.does(rules -> rules.mute(ANNA, BERT, false));
        assertThat(heardBy(ANNA)).containsExactly("before", "after");
        assertThat(table.table().mutedBy(ANNA)).isEmpty();
        table.hasDone(table.table().version(), rules -> rules.mute(ANNA, BERT, false));
    }

    @Test
    @DisplayName("can be muted for guests present, seated or heard before, but not for oneself or unknown guests")
    void muteWhom() {
        table.refuses(TableObjection.NOT_YOURSELF, rules -> rules.mute(ANNA, ANNA, true));
        table.missesSomebody(rules -> rules.mute(ANNA, "guest-nobody", true));
        table.does(saying(DORA, "bye")).goes(DORA).does(rules -> rules.mute(ANNA, DORA, true));
        table.goes(BERT).does(rules -> rules.mute(ANNA, BERT, true));
        assertThat(table.table().mutedBy(ANNA)).containsExactly(BERT, DORA);
    }

    @Test
    @DisplayName("can be switched off by the host, and on again")
    void off() {
        table.does(rules -> rules.switchChat(ANNA, false));
        assertThat(table.table().people().chatIsOn()).isFalse();
        assertThat(table.lastToldTo(DORA)).containsExactly(new TableEvent.ChatSwitched(false));
        table.refuses(TableObjection.CHAT_OFF, saying(ANNA, "hm"));
        table.refuses(TableObjection.CHAT_OFF, rules -> rules.react(BERT, "Bert", Reaction.OUCH, table.now()));
        table.hasDone(table.table().version(), rules -> rules.switchChat(ANNA, false));
        table.does(rules -> rules.switchChat(ANNA, true)).does(saying(BERT, "at last"));
    }

    @Test
    @DisplayName("includes predefined reactions")
    void react() {
        for (Reaction reaction : Reaction.values()) {
            table.waits(1).does(rules -> rules.react(BERT, "Bert", reaction, table.now()));
            assertThat(table.lastToldTo(ANNA)).containsExactly(new TableEvent.Reacted(BERT, "Bert", reaction));
        }
        assertThat(heardBy(ANNA)).isEmpty();
    }
}
