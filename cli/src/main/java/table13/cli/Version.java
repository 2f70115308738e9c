package table13.cli;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.util.Objects;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import picocli.CommandLine.IVersionProvider;

/// The output of `--version`: version and commit, from the manifest of the jar.
final class Version implements IVersionProvider {
    private static final Attributes.Name COMMIT = new Attributes.Name("Build-Commit");

    @Override
    public String[] getVersion() {
        return new String[] {sentence(manifest())};
    }

    static String sentence(Attributes manifest) {
        String version = manifest.getValue(Attributes.Name.IMPLEMENTATION_VERSION);
        String commit = Objects.requireNonNullElse(manifest.getValue(COMMIT), "unknown");
        return version == null ? "table13 (not from a jar)" : "table13 " + version + " (commit " + commit + ")";
    }

    /// The manifest of the jar that contains this class; empty without a jar. The code source of the class is
    /// unsuitable: a class from an AOT cache names the jar that the cache was made from.
    private static Attributes manifest() {
        URL self = Version.class.getResource("Version.class");
        int end = self == null ? -1 : self.toString().indexOf("!/");
        if (self == null || end < 0) {
            return new Attributes();
        }
        try (InputStream in = URI.create(self.toString().substring(0, end) + "!/META-INF/MANIFEST.MF")
                .toURL()
                .openStream()) {
            return new Manifest(in).getMainAttributes();
        } catch (IOException _) {
            return new Attributes();
        }
    }
}
