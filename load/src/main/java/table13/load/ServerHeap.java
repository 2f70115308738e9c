package table13.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/// Reads the heap size of a server from its metrics.
final class ServerHeap {
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int OK = 200;
    private static final double MEGABYTE = 1 << 20;

    private ServerHeap() {}

    /// The sum over all nodes, in megabytes; -1 if one does not report it.
    static long usedMb(LoadPlan plan) throws InterruptedException {
        long sum = 0;
        for (URI url : plan.urls()) {
            long one = usedMb(url);
            sum = one < 0 || sum < 0 ? -1 : sum + one;
        }
        return sum;
    }

    private static long usedMb(URI url) throws InterruptedException {
        URI metrics = URI.create("http://" + url.getHost() + ":" + LoadPlan.port(url) + "/metrics");
        try (HttpClient client =
                HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
            HttpRequest request =
                    HttpRequest.newBuilder(metrics).timeout(PATIENCE).build();
            HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
            return answer.statusCode() == OK ? usedMb(answer.body()) : -1;
        } catch (IOException _) {
            return -1;
        }
    }

    /// Sums the heap areas in Prometheus text format.
    static long usedMb(String metrics) {
        double[] bytes = metrics.lines()
                .filter(line -> line.startsWith("jvm_memory_used_bytes{") && line.contains("area=\"heap\""))
                .mapToDouble(ServerHeap::value)
                .toArray();
        double sum = 0;
        for (double part : bytes) {
            sum += part;
        }
        return bytes.length == 0 || Double.isNaN(sum) ? -1 : Math.round(sum / MEGABYTE);
    }

    /// The value after the labels; a timestamp may follow.
    private static double value(String line) {
        String[] words = line.substring(line.lastIndexOf('}') + 1).strip().split(" ", -1);
        try {
            return Double.parseDouble(words[0]);
        } catch (NumberFormatException _) {
            return Double.NaN;
        }
    }
}
