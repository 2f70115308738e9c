package table13.cli;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/// What `--version` says, from the jar's manifest.
final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        String version = Main.class.getPackage().getImplementationVersion();
        return new String[] {"table13 " + Objects.requireNonNullElse(version, "(not from a jar)")};
    }
}
