package table13.server.lobby;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import table13.server.kit.NodeGroup;
import table13.server.kit.TestNodes;

@DisplayName("Several nodes in one process")
class SeveralNodesTest implements UpdateContract, NodesContract {
    @TempDir
    private Path folder;

    private TestNodes group;

    @BeforeEach
    void open() {
        group = new TestNodes(folder);
    }

    @Override
    public NodeGroup group() {
        return group;
    }
}
