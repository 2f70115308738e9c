package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/// A self-signed certificate and its key, created by keytool on demand.
record TestCertificate(Certificate certificate, Key privateKey) {
    private static final String PASSWORD = "changeit";

    /// For `cards.example` and `*.cards.example`, valid now.
    static TestCertificate of(Path folder, String algorithm) {
        return of(folder, algorithm, "-validity", "2");
    }

    /// @param algorithm such as `EC`
    /// @param more options of keytool
    static TestCertificate of(Path folder, String algorithm, String... more) {
        try {
            Path store = Files.createTempDirectory(folder, "key").resolve("store.p12");
            List<String> command = new ArrayList<>(List.of(
                    Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                    // The process lives for a second only.
                    "-J-XX:TieredStopAtLevel=1",
                    "-J-XX:+UseSerialGC",
                    "-genkeypair",
                    "-alias",
                    "a",
                    "-keyalg",
                    algorithm,
                    "-dname",
                    "CN=cards.example",
                    "-ext",
                    "san=dns:cards.example,dns:*.cards.example,ip:127.0.0.1",
                    "-storetype",
                    "PKCS12",
                    "-storepass",
                    PASSWORD,
                    "-keystore",
                    store.toString()));
            command.addAll(List.of(more));
            switch (algorithm) {
                case "EC" -> command.addAll(List.of("-groupname", "secp256r1"));
                // Larger keys take seconds to generate.
                case "RSA" -> command.addAll(List.of("-keysize", "2048"));
                default -> {}
            }
            Process keytool =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            String said = new String(keytool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(keytool.waitFor()).as(said).isZero();
            KeyStore keys = KeyStore.getInstance("PKCS12");
            try (InputStream in = Files.newInputStream(store)) {
                keys.load(in, PASSWORD.toCharArray());
            }
            return new TestCertificate(keys.getCertificate("a"), keys.getKey("a", PASSWORD.toCharArray()));
        } catch (IOException | GeneralSecurityException problem) {
            throw new IllegalStateException(problem);
        } catch (InterruptedException problem) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(problem);
        }
    }

    static String pem(String label, byte[] content) {
        return "-----BEGIN " + label + "-----\n"
                + Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(content) + "\n-----END " + label
                + "-----\n";
    }

    String certificatePem() {
        try {
            return pem("CERTIFICATE", certificate.getEncoded());
        } catch (GeneralSecurityException problem) {
            throw new IllegalStateException(problem);
        }
    }

    /// In PKCS#8.
    byte[] key() {
        return privateKey.getEncoded();
    }

    String keyPem() {
        return pem("PRIVATE KEY", key());
    }

    /// Writes both files: `cert.pem` and `key.pem`.
    void write(Path folder) throws IOException {
        Files.writeString(folder.resolve("cert.pem"), certificatePem());
        Files.writeString(folder.resolve("key.pem"), keyPem());
    }

    /// Reads both files as a server does.
    static TlsCertificate read(Path folder) throws TlsException {
        return TlsCertificate.of(folder.resolve("cert.pem"), folder.resolve("key.pem"));
    }
}
