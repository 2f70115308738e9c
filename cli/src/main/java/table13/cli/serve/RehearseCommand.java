package table13.cli.serve;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URLConnection;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import table13.load.Load;
import table13.load.LoadPlan;
import table13.load.LoadProgress;
import table13.server.LogSetup;
import table13.server.ServerSettings;
import table13.server.TableServer;

/// `table13 rehearse`: the AOT training run. Starts a server in a temporary folder, plays a little, and stops.
/// `./table13` records it, so that later starts are faster.
@Command(name = "rehearse", hidden = true, description = "Start, play a little, and stop.")
public final class RehearseCommand implements Callable<Integer> {

    @Parameters(paramLabel = "DIR")
    private Path folder = Path.of("");

    @Override
    public Integer call() throws IOException, InterruptedException {
        LogSetup.level("error");
        try (TableServer server = TableServer.start(ServerSettings.usual(folder, 0))) {
            URI url = URI.create("ws://127.0.0.1:" + server.port());
            openPage(server.port());
            Load.run(new LoadPlan(1, 4, 1, 0, 0, url, LoadPlan.USUAL_GAME), LoadProgress.SILENT);
        }
        return 0;
    }

    /// Loads the start page, as a browser does first.
    private static void openPage(int port) throws IOException {
        URLConnection page =
                URI.create("http://127.0.0.1:" + port + "/").toURL().openConnection();
        page.setRequestProperty("Accept-Encoding", "gzip, br");
        try (InputStream in = page.getInputStream()) {
            in.readAllBytes();
        }
    }
}
