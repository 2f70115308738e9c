package table13.server.lobby;

import org.junit.jupiter.api.DisplayName;
import table13.server.kit.NodeGroup;
import table13.server.store.postgres.PostgresGroup;

@DisplayName("Several nodes on PostgreSQL")
class PostgresNodesTest implements TellingContract, TogetherContract {

    @Override
    public NodeGroup group() {
        return new PostgresGroup();
    }
}
