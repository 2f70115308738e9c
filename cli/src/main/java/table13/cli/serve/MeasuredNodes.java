package table13.cli.serve;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.load.CpuTime;

/// Starts one server to measure, or several on the same store.
final class MeasuredNodes implements AutoCloseable, CpuTime {
    private final List<MeasuredServer> nodes = new ArrayList<>();

    /// @param heapMb heap of each server, in megabytes
    /// @param store store of all servers; null for a temporary folder, if there is only one server
    MeasuredNodes(int count, int heapMb, @Nullable String store) {
        try {
            for (int i = 0; i < count; i++) {
                nodes.add(new MeasuredServer(heapMb, store));
            }
        } catch (RuntimeException failure) {
            close();
            throw failure;
        }
    }

    List<URI> urls() {
        return nodes.stream().map(MeasuredServer::url).toList();
    }

    void collectGarbage() {
        nodes.forEach(MeasuredServer::collectGarbage);
    }

    @Override
    public long nanos() {
        long sum = 0;
        for (MeasuredServer node : nodes) {
            long one = node.cpuNanos();
            if (one < 0) {
                return one;
            }
            sum += one;
        }
        return sum;
    }

    @Override
    public void close() {
        nodes.forEach(MeasuredServer::close);
    }
}
