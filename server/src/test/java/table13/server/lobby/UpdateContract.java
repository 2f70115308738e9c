package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.server.lobby.SeveralNodes.ID;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.rules.Level;
import table13.server.kit.NodeGroup;
import table13.server.kit.TestGuest;
import table13.wire.protocol.Request;

/// Updates reach clients on every node, whichever node stored the entry.
interface UpdateContract {
    NodeGroup group();

    @Test
    @DisplayName("every update is sent on every node, once and in order, from any node")
    default void everywhere() {
        try (SeveralNodes nodes = new SeveralNodes(group(), 3)) {
            TestClient ada = nodes.opens("ada");
            TestClient ben = nodes.enters(nodes.node(1), "ben");
            TestClient cleo = nodes.enters(nodes.node(2), "cleo");
            for (int i = 0; i < 5; i++) {
                nodes.says(nodes.node(0), ada, "a" + i);
                nodes.says(nodes.node(1), ben, "b" + i);
            }
            for (TestClient device : List.of(ada, ben, cleo)) {
                nodes.soon(() -> device.remarks().endsWith("a4 b4"));
                assertThat(device.remarks()).isEqualTo("a0 b0 a1 b1 a2 b2 a3 b3 a4 b4");
                assertThat(device.versions()).isSorted().endsWith(12L);
            }
        }
    }

    @Test
    @DisplayName("a client too far behind receives the whole table")
    default void farBehind() {
        try (SeveralNodes nodes = new SeveralNodes(group(), 2)) {
            TestClient ada = nodes.opens("ada");
            for (int i = 0; i < 25; i++) {
                nodes.does(nodes.node(0), ada, new Request.Seed("s" + i, ID, "%04x".formatted(i)));
                nodes.does(nodes.node(0), ada, new Request.SeatBot("b" + i, ID, 2, Level.EASY));
                nodes.does(nodes.node(0), ada, new Request.FreeSeat("f" + i, ID, 2));
            }
            long version = nodes.node(0).store().entries(ID, 0).size();
            TestClient back = nodes.enters(nodes.node(1), "ada", 2);
            assertThat(TestGuest.version(TestGuest.read(back.heard().getFirst())))
                    .isEqualTo(version);
            assertThat(TestGuest.read(back.heard().getFirst()).get("missed")).isNull();
        }
    }

    @Test
    @DisplayName("a client from another node never goes back in time")
    default void notBack() {
        try (SeveralNodes nodes = new SeveralNodes(group(), 2)) {
            TestClient ada = nodes.opens("ada");
            nodes.enters(nodes.node(1), "ben");
            for (int i = 0; i < 4; i++) {
                nodes.says(nodes.node(i % 2), i % 2 == 0 ? ada : nodes.enters(nodes.node(1), "ada"), "w" + i);
                long version = nodes.node(0).store().entries(ID, 0).size();
                TestClient there = nodes.enters(nodes.node(1 - i % 2), "ada", version - 1);
                assertThat(TestGuest.version(TestGuest.read(there.heard().getFirst())))
                        .isGreaterThanOrEqualTo(version);
                assertThat(there.hasHeard("w" + i)).isTrue();
            }
        }
    }

    @Test
    @DisplayName("removal, renaming, mutes and closing act on every node")
    default void actsEverywhere() {
        try (SeveralNodes nodes = new SeveralNodes(group(), 3)) {
            TestNode here = nodes.node(0);
            TestNode there = nodes.node(1);
            TestClient ada = nodes.opens("ada");
            TestClient ben = nodes.enters(there, "ben");
            nodes.does(there, ben, new Request.Sit("sit", ID, 1, ""));
            TestClient cleo = nodes.enters(nodes.node(2), "cleo");
            nodes.soon(() -> "ben".equals(ada.seat(1).get("guest")));

            ben.isCalled("Benjamin");
            there.lobby().renamed(ben, ID);
            nodes.soon(() -> "Benjamin".equals(ada.seat(1).get("name"))
                    && "Benjamin".equals(cleo.seat(1).get("name")));

            // Muted on one node, sent on another, received on no device of the guest.
            nodes.soon(() -> Long.valueOf(1).equals(ada.people().get("watchers")));
            nodes.does(here, ada, new Request.Mute("m", ID, "cleo", true));
            TestClient phone = nodes.enters(there, "ada");
            nodes.says(nodes.node(2), cleo, "psst");
            nodes.soon(() -> ben.remarks().equals("psst"));
            nodes.says(there, ben, "well");
            nodes.soon(() -> ada.remarks().equals("well") && phone.remarks().equals("well"));

            nodes.does(here, ada, new Request.Remove("r", ID, "ben"));
            nodes.soon(() -> ben.hasHeard("\"sentOut\""));
            ben.forget();
            nodes.says(here, ada, "gone");
            nodes.soon(() -> phone.remarks().endsWith("gone") && cleo.remarks().endsWith("gone"));
            assertThat(ben.heard()).isEmpty();
            TestClient again = nodes.triesToEnter(nodes.node(2), "ben", -1);
            assertThat(again.hasHeard("REMOVED")).isTrue();

            nodes.does(here, ada, new Request.Close("c", ID));
            nodes.soon(() -> "CLOSED".equals(cleo.people().get("phase")));
        }
    }

    @Test
    @DisplayName("an action of a seat is sent with the name of that time, also by a node that just loaded the table")
    default void namesOfThen() {
        try (SeveralNodes nodes = new SeveralNodes(group(), 3)) {
            TestClient ada = nodes.opens("ada");
            TestClient ben = nodes.enters(nodes.node(1), "ben");
            nodes.does(nodes.node(1), ben, new Request.Sit("s", ID, 1, ""));
            long since = nodes.node(0).store().entries(ID, 0).size();
            nodes.does(nodes.node(0), ada, new Request.Start("go", ID, true));
            nodes.does(nodes.node(0), ada, new Request.Remove("r", ID, "ben"));
            nodes.soon(() -> ben.hasHeard("\"sentOut\""));
            for (int i = 0; i < 3; i++) {
                TestClient back = nodes.enters(nodes.node(i), "ada", since);
                assertThat(back.heard().getFirst())
                        .contains(
                                "\"then\":[{\"seat\":1,\"guest\":\"ben\",\"player\":{\"name\":\"ben\",\"level\":null}}]");
            }
        }
    }

    @Test
    @DisplayName("the host can be on any node, and so can a guest that requests a hint")
    default void fromElsewhere() {
        try (SeveralNodes nodes = new SeveralNodes(group(), 2)) {
            TestClient ada = nodes.opens("ada");
            TestNode there = nodes.node(1);
            TestClient ben = nodes.enters(there, "ben");
            nodes.does(there, ben, new Request.Sit("s", ID, 1, ""));
            nodes.does(nodes.node(0), ada, new Request.PassHost("p", ID, "ben"));
            nodes.does(nodes.node(0), ada, new Request.Rise("r", ID));
            nodes.does(there, ben, new Request.Start("go", ID, true));
            assertThat(ben.heard()).anyMatch(text -> text.contains("\"done\"") && text.contains("\"re\":\"go\""));
            nodes.soon(() -> ben.hasHeard("legalMoves\":[\""));
            nodes.does(there, ben, new Request.Hint("h", ID, TestGuest.version(ben.match())));
            assertThat(ben.hasHeard("\"type\":\"hint\"")).isTrue();
        }
    }

    @Test
    @DisplayName("a move is played once, on whichever node it is asked for again")
    default void twice() {
        try (SeveralNodes nodes = new SeveralNodes(group(), 2)) {
            TestClient ada = nodes.opens("ada");
            TestClient ben = nodes.enters(nodes.node(1), "ben");
            nodes.does(nodes.node(1), ben, new Request.Sit("s", ID, 1, ""));
            nodes.does(nodes.node(0), ada, new Request.Start("go", ID, true));
            nodes.soon(() -> ada.hasHeard("legalMoves\":[\"") || ben.hasHeard("legalMoves\":[\""));
            boolean isAda = ada.hasHeard("legalMoves\":[\"");
            TestClient mover = isAda ? ada : ben;
            TestNode first = nodes.node(isAda ? 0 : 1);
            TestNode second = nodes.node(isAda ? 1 : 0);
            var match = mover.match();
            var play = new Request.Play(
                    "once", ID, TestGuest.version(match), TestGuest.moves(match).getFirst());
            nodes.does(first, mover, play);
            TestClient back = nodes.enters(second, mover.guest(), TestGuest.version(match));
            nodes.does(second, back, play);
            assertThat(back.heard()).anyMatch(text -> text.contains("\"done\"") && text.contains("\"re\":\"once\""));
            assertThat(nodes.node(0).store().entries(ID, 0))
                    .filteredOn(line -> line.text().contains(" once\""))
                    .hasSize(1);
        }
    }
}
