package table13.server.store.postgres;

import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;

/// Waits for what happens by itself, on a slow day too.
final class Soon {
    private Soon() {}

    static void soon(Callable<Boolean> isSo) {
        Awaitility.await()
                .pollDelay(0, TimeUnit.MILLISECONDS)
                .pollInterval(10, TimeUnit.MILLISECONDS)
                .atMost(30, TimeUnit.SECONDS)
                .until(isSo);
    }
}
