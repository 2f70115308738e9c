package table13.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

final class ServerHeapTest {

    @Test
    @DisplayName("All heap areas are summed, and nothing else")
    void sum() {
        assertThat(ServerHeap.usedMb("""
                # HELP jvm_memory_used_bytes The amount of used memory
                # TYPE jvm_memory_used_bytes gauge
                jvm_memory_used_bytes{area="heap",id="G1 Eden Space"} 1.048576E7
                jvm_memory_used_bytes{area="heap",id="G1 Old {Gen}"} 2097152 1790000000000
                jvm_memory_used_bytes{area="nonheap",id="Metaspace"} 9.9E9
                jvm_memory_max_bytes{area="heap",id="G1 Old Gen"} 9.9E9
                """)).isEqualTo(12);
    }

    @Test
    @DisplayName("A server without the metric has no figure")
    void unknown() {
        assertThat(ServerHeap.usedMb("up 1\n")).isEqualTo(-1);
        assertThat(ServerHeap.usedMb("jvm_memory_used_bytes{area=\"heap\"} NaN\n"))
                .isEqualTo(-1);
        assertThat(ServerHeap.usedMb("jvm_memory_used_bytes{area=\"heap\"} lots\n"))
                .isEqualTo(-1);
    }
}
