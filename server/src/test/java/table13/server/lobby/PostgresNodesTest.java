package table13.server.lobby;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import table13.server.kit.NodeGroup;
import table13.server.store.postgres.PostgresGroup;

@Tag("slow")
@DisplayName("Several nodes on PostgreSQL")
class PostgresNodesTest implements UpdateContract, NodesContract {

    @Override
    public NodeGroup group() {
        return new PostgresGroup();
    }
}
