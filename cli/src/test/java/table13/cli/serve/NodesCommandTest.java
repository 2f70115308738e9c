package table13.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.cli.Shell;
import table13.server.store.Health;
import table13.server.store.NodeList;
import table13.server.store.Nodes.Node;
import table13.wire.Json;

@DisplayName("table13 nodes")
class NodesCommandTest {
    private static final long NOW = 1_800_000_000_000L;
    private static final NodeList NODES = new NodeList(
            NOW,
            List.of(
                    node("cellar", NOW + 5_000, false, Health.READY),
                    node("attic-7f3a.2", NOW + 1, false, Health.not("The clock of this machine is wrong.")),
                    node("hall", NOW + 1, true, Health.READY),
                    node("shed", NOW - 1, false, Health.READY),
                    node("barn", NOW - 1, true, Health.READY)));

    private static Node node(String id, long until, boolean isDraining, Health ready) {
        return new Node(id, "1.0", NOW - 61_500, until, 1, isDraining, 12, 7, 40, -3, ready);
    }

    @Test
    @DisplayName("shows nodes that are alive, draining, stopped or dead, and why one is not ready")
    void lines() {
        assertThat(new NodesReport(NODES).lines()).containsExactly("""
                node          version  since                 state     tables  leases  clients  clock  ready
                cellar        1.0      2027-01-15T07:58:58Z  alive     12      7       40       -3 ms  yes
                attic-7f3a.2  1.0      2027-01-15T07:58:58Z  alive     12      7       40       -3 ms  no: The clock of this machine is wrong.
                hall          1.0      2027-01-15T07:58:58Z  draining  12      7       40       -3 ms  yes
                shed          1.0      2027-01-15T07:58:58Z  dead      12      7       40       -3 ms  -
                barn          1.0      2027-01-15T07:58:58Z  stopped   12      7       40       -3 ms  -
                """.strip().split("\n"));
        assertThat(new NodesReport(new NodeList(NOW, List.of())).lines())
                .containsExactly("No node is alive now or was in the last hour.");
    }

    @Test
    @DisplayName("prints the same as JSON")
    void json() {
        String json = Json.write(new NodesReport(NODES).json());
        assertThat(json)
                .startsWith("{\"nodes\":[{\"id\":\"cellar\",\"version\":\"1.0\",")
                .contains("\"state\":\"draining\"")
                .contains("\"ready\":false,\"why\":\"The clock of this machine is wrong.\"");
    }

    @Test
    @DisplayName("reports a folder, a wrong address or an unreachable database, without the password")
    void nothingToSee(@TempDir Path folder) {
        assertThat(complaint("nodes", "--data", folder.toString()))
                .contains(folder + " is a folder, for one server alone.")
                .contains("--store");
        assertThat(complaint("nodes", "--store", "mysql://ada:secret@there/cards"))
                .contains("postgresql://");
        assertThat(complaint("nodes", "--store", "postgresql://ada:secret@127.0.0.1:1/cards"))
                .contains("postgresql://127.0.0.1:1/cards does not answer");
    }

    private static String complaint(String... args) {
        Shell shell = new Shell();
        assertThat(shell.run(args)).isNotZero();
        assertThat(shell.out()).isEmpty();
        assertThat(shell.err()).doesNotContain("secret");
        return shell.err();
    }
}
