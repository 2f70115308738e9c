package table13.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.server.kit.Waiting.until;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@DisplayName("A listener")
class NotificationListenerTest {

    @Test
    @DisplayName("that misses notifications of its own node, as behind a pooler, reports it once until they arrive")
    @Tag("slow")
    void deaf() {
        String address = TestDatabases.fresh();
        ConnectionFactory connections = new ConnectionFactory(PostgresAddress.of(address), PostgresSettings.USUAL);
        List<String> said = new CopyOnWriteArrayList<>();
        NotificationListener listener = new NotificationListener(
                "me",
                300,
                () -> connections.open("test"),
                new LogHeads(),
                new TestMember(),
                new NotificationListener.Callbacks() {
                    @Override
                    public void listening() {
                        said.add("listens");
                    }

                    @Override
                    public void overdue() {
                        said.add("deaf");
                    }

                    @Override
                    public void receivedOwn(long nanos) {
                        said.add("heard");
                    }
                });
        listener.start();
        until(() -> said, all -> all.contains("deaf"));
        TestDatabases.run(address, "SELECT pg_notify('table13', 'other 1')");
        TestDatabases.run(address, "SELECT pg_notify('table13', 'me 1')");
        until(() -> said, all -> all.contains("heard"));
        listener.close();
        assertThat(said).containsExactly("listens", "deaf", "heard");
    }
}
