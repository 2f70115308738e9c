package table13.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.jar.Attributes;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The version")
class VersionTest {

    private static Attributes manifest(String... pairs) {
        Attributes manifest = new Attributes();
        for (int i = 0; i < pairs.length; i += 2) {
            manifest.putValue(pairs[i], pairs[i + 1]);
        }
        return manifest;
    }

    @Test
    @DisplayName("contains the commit, if the build knew it")
    void sentence() {
        assertThat(Version.sentence(manifest("Implementation-Version", "1.2.3", "Build-Commit", "0123456789ab+")))
                .isEqualTo("table13 1.2.3 (commit 0123456789ab+)");
        assertThat(Version.sentence(manifest("Implementation-Version", "1.2.3")))
                .isEqualTo("table13 1.2.3 (commit unknown)");
    }

    @Test
    @DisplayName("of classes outside a jar is unknown")
    void noJar() {
        Shell shell = new Shell();
        assertThat(shell.run("--version")).isZero();
        assertThat(shell.out()).isEqualTo("table13 (not from a jar)\n");
    }
}
