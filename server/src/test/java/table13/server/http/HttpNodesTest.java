package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import table13.server.ServerSettings;
import table13.server.StoreAddress;
import table13.server.TableServer;
import table13.server.kit.RawTcpClient;
import table13.server.kit.TestGuest;
import table13.server.kit.Waiting;
import table13.server.store.postgres.TestDatabases;

@DisplayName("On two nodes with one PostgreSQL")
class HttpNodesTest {
    private static final int MOST_GUESTS = 4;

    private String database;
    private TableServer here;
    private TableServer there;

    @BeforeEach
    void open() throws IOException {
        database = TestDatabases.fresh();
        here = start(database);
        there = start(database);
    }

    private static TableServer start(String database) throws IOException {
        ServerSettings settings =
                ServerSettings.usual(StoreAddress.of(database), 0).withPause(0);
        return TableServer.start(settings.withWeb(settings.web()
                .withProxy(true)
                .withLimits(settings.web().limits().withEachHour(MOST_GUESTS, 1200))));
    }

    @AfterEach
    void close() {
        here.close();
        there.close();
    }

    private static HttpResponse<String> http(TableServer node, String method, String path, String cookie, String body) {
        return TestGuest.http(node.port(), method, path, cookie, body);
    }

    @Test
    @DisplayName("a sign-out here closes the connection there, and a link from here works there, once")
    void signOut() {
        try (TestGuest ada = TestGuest.comesTo(here.port());
                TestGuest otherTab = TestGuest.withCookie(there.port(), ada.cookie())) {
            String code = (String) TestGuest.read(http(there, "POST", "/api/session/link", ada.cookie(), "")
                            .body())
                    .get("code");
            String form = "{\"code\":\"" + code + "\"}";
            HttpResponse<String> claimed = http(here, "POST", "/api/session/claim", "", form);
            assertThat(claimed.statusCode()).isEqualTo(200);
            assertThat(http(there, "POST", "/api/session/claim", "", form).statusCode())
                    .isEqualTo(410);
            String cookie =
                    claimed.headers().firstValue("set-cookie").orElseThrow().replaceAll(";.*", "");
            try (TestGuest tablet = TestGuest.withCookie(there.port(), cookie)) {
                http(here, "DELETE", "/api/session", ada.cookie(), "");
                for (TestGuest line : List.of(ada, otherTab)) {
                    assertThat(line.next("goodbye")).containsEntry("reason", "SIGNED_OUT");
                    assertThat(line.closedWith()).isEqualTo(1008);
                }
                assertThat(tablet.ask("ping")).containsEntry("type", "pong");
                assertThat(tablet.isClosed()).isFalse();
            }
        }
    }

    @Test
    @DisplayName("a code that is made here leads to the table there, and both count the tries of an address together")
    void code() throws IOException {
        String address = "X-Forwarded-For: 203.0.113.7";
        try (TestGuest ada = TestGuest.comesTo(here.port())) {
            String table = ada.opens("skipbo", 2);
            String made = http(there, "POST", "/api/tables/" + table + "/code", ada.cookie(), "")
                    .body();
            String form = "{\"code\":\"" + TestGuest.read(made).get("code") + "\"}";
            for (TableServer node : List.of(here, there)) {
                assertThat(TestGuest.read(RawTcpClient.post(node.port(), "/api/code", form, address)
                                .body()))
                        .containsEntry("table", table);
            }
        }
        long slot = slot();
        int tries = 0;
        try (TableServer third = start(database)) {
            for (int i = 0; i < 18; i++) {
                TableServer node = List.of(here, there, third).get(i % 3);
                int status = RawTcpClient.post(node.port(), "/api/code", "{\"code\":\"BBBBBBBB\"}", address)
                        .status();
                assertThat(status).isIn(410, 429);
                tries += status == 410 ? 1 : 0;
            }
        }
        // Each of the three alone would have allowed five; every ten minutes of the clock are counted anew.
        assertThat(tries).isBetween(10, slot() == slot ? 10 : 15);
    }

    private static long slot() {
        return System.currentTimeMillis() / 600_000;
    }

    @Test
    @DisplayName("a guest renamed here has the new name at tables there")
    @Tag("slow")
    void rename() {
        try (TestGuest ada = TestGuest.comesTo(here.port());
                TestGuest there1 = TestGuest.withCookie(there.port(), ada.cookie())) {
            String table = there1.opens("skipbo", 2);
            ada.does("name", "name", "Countess");
            there1.next(message -> message.get("people") != null
                    && "Countess".equals(TestGuest.seats(message).getFirst().get("name")));
            assertThat(TestGuest.seats(ada.enters(table)).getFirst()).containsEntry("name", "Countess");
        }
    }

    @Test
    @DisplayName("and a third, an address has no more new guests than one node would take in an hour")
    @Tag("slow")
    void limits() throws IOException {
        String address = "X-Forwarded-For: 203.0.113.7";
        long hour = hour();
        int taken = 0;
        try (TableServer third = start(database)) {
            for (TableServer node :
                    List.of(here, there, third, here, there, third, here, there, third, here, there, third)) {
                int status = RawTcpClient.ask(node.port(), "POST", "/api/session", address)
                        .status();
                taken += status == 200 ? 1 : 0;
                assertThat(status).isIn(200, 429);
            }
        }
        // Each node alone would have accepted four; every hour of the clock is counted anew.
        assertThat(taken).isBetween(2 * MOST_GUESTS, (hour() == hour ? 2 : 3) * MOST_GUESTS);
        assertThat(RawTcpClient.ask(here.port(), "POST", "/api/session", "X-Forwarded-For: 203.0.113.8")
                        .status())
                .isEqualTo(200);
    }

    private static long hour() {
        return System.currentTimeMillis() / 3_600_000;
    }

    @Test
    @DisplayName("a node that stops sends its clients to the other, and nothing is lost")
    void drain() throws IOException {
        TableServer third = start(database);
        try (TestGuest ada = TestGuest.comesTo(third.port())) {
            String table = ada.opens("skipbo", 2);
            third.close();
            assertThat(ada.next("goodbye")).containsEntry("reason", "RESTART");
            try (TestGuest again = TestGuest.withCookie(there.port(), ada.cookie())) {
                assertThat(TestGuest.seats(again.enters(table)).getFirst()).containsEntry("isHere", true);
            }
            Waiting.until(() -> assertThat(RawTcpClient.ask(there.port(), "GET", "/health/ready")
                            .status())
                    .isEqualTo(200));
        }
    }
}
