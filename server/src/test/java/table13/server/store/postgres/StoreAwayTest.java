package table13.server.store.postgres;

import static table13.server.store.Samples.append;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.kit.Waiting;
import table13.server.store.StoreMetrics;

@Tag("slow")
@DisplayName("When the database is away")
class StoreAwayTest {
    @TempDir
    private Path folder;

    private final TestMember member = new TestMember();
    private final TestMember hears = new TestMember();

    @Test
    @DisplayName("a node reports it without any append, and resumes by itself when it is back")
    void awayAndBack() {
        try (TestPostgres postgres = TestPostgres.in(folder.resolve("data"));
                PostgresStore store = open(postgres);
                PostgresStore other = open(postgres)) {
            PostgresNodes nodes = (PostgresNodes) store.nodes();
            nodes.join(member);
            other.nodes().join(hears);
            nodes.isHere("t", "ada", true);
            soon(() -> !other.nodes().presence("t").guests().isEmpty());
            soon(() -> nodes.acquireLease(List.of("t")).size() == 1);
            member.told.clear();

            postgres.kill();
            soon(() -> member.told.contains("cannot store"));
            soon(() -> !nodes.holdsLease("t"));
            // Announcements do not block.
            nodes.isHere("t", "bob", true);
            nodes.acquireLease("t");
            member.told.clear();

            postgres.start();
            soon(() -> member.told.contains("can store"));
            soon(() -> member.told.contains("missed something"));
            soon(() -> other.nodes().presence("t").guests().stream()
                            .filter(each -> each.isHere())
                            .count()
                    == 2);
            soon(() -> nodes.acquireLease(List.of("t")).size() == 1);
            store.append(append("t", 0, "opened")).join();
            soon(() -> hears.told.contains("t grew to 1"));
            soon(store::isReady);
        }
    }

    private void soon(Callable<Boolean> isSo) {
        Waiting.until(isSo, () -> "the node was told " + member.told + ", the other one " + hears.told);
    }

    private static PostgresStore open(TestPostgres postgres) {
        return PostgresStore.open(
                PostgresAddress.of(postgres.address("postgres")),
                PostgresSettings.USUAL,
                TestCluster.HURRY,
                StoreMetrics.NONE);
    }
}
