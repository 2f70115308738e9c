package table13.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.GivenServer;
import table13.server.ServerSettings;
import table13.server.TableServer;
import table13.server.kit.RawTcpClient;
import table13.server.kit.TestGuest;
import table13.server.kit.Waiting;
import table13.table.Dealer;

@DisplayName("When less than a tenth of the disk is free")
class DiskLowTest {
    private final AtomicInteger freePercent = new AtomicInteger(50);
    private final AtomicInteger looks = new AtomicInteger();

    private double freePart(Path folder) {
        looks.incrementAndGet();
        return freePercent.get() / 100.0;
    }

    @Test
    @DisplayName("chat is refused and nothing else, health and metrics say so, and it ends when there is room")
    void chatFirst(@TempDir Path folder) throws IOException {
        try (TableServer server = GivenServer.start(
                        ServerSettings.usual(folder, 0).withPause(0),
                        SqliteStore.open(folder, SqliteSettings.USUAL.withDisk(this::freePart)),
                        InstantSource.system(),
                        new SecureRandom(),
                        Dealer.FAIR);
                TestGuest ada = TestGuest.comesTo(server.port())) {
            String table = ada.opens("skipbo", 2, "start", true);
            ada.does("say", "table", table, "text", "there is room");
            assertThat(ready(server)).isEqualTo("ready\n");
            assertThat(metrics(server)).contains("table13_disk_low 0.0");

            freePercent.set(9);
            Waiting.until(() -> ready(server), is -> is.contains("less than 10% of the disk is free"));
            assertThat(metrics(server)).contains("table13_disk_low 1.0");
            assertThat(ada.isRefused("say", "table", table, "text", "no room")).isEqualTo("DISK_LOW");
            assertThat(ada.isRefused("react", "table", table, "reaction", "OUCH"))
                    .isEqualTo("DISK_LOW");
            ada.does("switchChat", "table", table, "isOn", false);
            ada.does("switchChat", "table", table, "isOn", true);
            ada.opens("skipbo", 2, "start", true);
            assertThat(RawTcpClient.ask(server.port(), "GET", "/health/ready", "X-Forwarded-For: 203.0.113.7")
                            .body())
                    .as("through a proxy")
                    .isEqualTo("ready\n");

            freePercent.set(50);
            Waiting.until(() -> ready(server), is -> is.equals("ready\n"));
            ada.does("say", "table", table, "text", "there is room again");
        }
    }

    private static String ready(TableServer server) {
        RawTcpClient.Answer answer = RawTcpClient.ask(server.port(), "GET", "/health/ready");
        assertThat(answer.status()).isEqualTo(200);
        return answer.body();
    }

    private static String metrics(TableServer server) {
        return RawTcpClient.ask(server.port(), "GET", "/metrics").body();
    }

    @Test
    @DisplayName("this is asked rarely, and does not change with every byte")
    void rarely(@TempDir Path folder) {
        DiskSpace space = new DiskSpace(this::freePart, folder);
        freePercent.set(10);
        for (int i = 0; i < 1_000_000; i++) {
            assertThat(space.isLow()).isFalse();
        }
        assertThat(looks.get()).isLessThan(20);
        freePercent.set(9);
        Waiting.until(space::isLow, looks::get);
        freePercent.set(10);
        int before = looks.get();
        Waiting.until(
                () -> {
                    assertThat(space.isLow()).as("at 10 percent").isTrue();
                    return looks.get() > before;
                },
                looks::get);
        freePercent.set(11);
        Waiting.until(() -> !space.isLow(), looks::get);
    }

    @Test
    @DisplayName("is found out of a real folder")
    void realDisk(@TempDir Path folder) throws IOException {
        assertThat(DiskSpace.freePart(folder)).isBetween(0.0, 1.0);
    }
}
