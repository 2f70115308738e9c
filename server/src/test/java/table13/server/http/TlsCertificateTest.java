package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A certificate with its key")
class TlsCertificateTest {
    @TempDir
    private static Path keys;

    private static TestCertificate good;
    private static TestCertificate other;
    private static TestCertificate rsa;

    @TempDir
    private Path folder;

    @BeforeAll
    static void make() {
        good = TestCertificate.of(keys, "EC");
        other = TestCertificate.of(keys, "EC");
        rsa = TestCertificate.of(keys, "RSA");
    }

    @BeforeEach
    void write() throws IOException {
        good.write(folder);
    }

    private void key(String pem) throws IOException {
        Files.writeString(folder.resolve("key.pem"), pem);
    }

    private void certificate(String pem) throws IOException {
        Files.writeString(folder.resolve("cert.pem"), pem);
    }

    private String refused() throws IOException {
        TlsException failure = catchThrowableOfType(TlsException.class, () -> TestCertificate.read(folder));
        assertThat(failure).as("the certificate was accepted").isNotNull();
        assertThat(failure).hasMessageContaining(folder.toString()).hasMessageEndingWith(".");
        assertThat(failure.getMessage()).hasLineCount(1);
        if (Files.isRegularFile(folder.resolve("key.pem"))) {
            Files.readString(folder.resolve("key.pem"))
                    .lines()
                    .filter(line -> line.length() > 20)
                    .forEach(line -> assertThat(failure.getMessage()).doesNotContain(line.substring(0, 20)));
        }
        return failure.getMessage();
    }

    @Test
    @DisplayName("is read, whichever algorithm it has, and knows its names")
    void read() throws Exception {
        for (TestCertificate each : List.of(good, rsa, TestCertificate.of(keys, "Ed25519"))) {
            each.write(folder);
            assertThat(TestCertificate.read(folder).names())
                    .as(each.privateKey().getAlgorithm())
                    .containsExactly("cards.example", "*.cards.example");
        }
    }

    @Test
    @DisplayName("is read in the older forms of a key, with other things before it")
    void traditional() throws Exception {
        // The inner part of PKCS#8; the old form of an EC key also names the curve.
        int start = HexFormat.of().formatHex(good.key()).indexOf("0201010420") / 2;
        byte[] number = Arrays.copyOfRange(good.key(), start + 5, start + 37);
        String curve = curveOf(good.key());
        String sec1 = "0201010420" + HexFormat.of().formatHex(number) + "a0" + String.format("%02x", curve.length() / 2)
                + curve;
        byte[] whole = HexFormat.of().parseHex("30" + String.format("%02x", sec1.length() / 2) + sec1);
        key(TestCertificate.pem("EC PARAMETERS", HexFormat.of().parseHex(curve))
                + TestCertificate.pem("EC PRIVATE KEY", whole));
        assertThat(TestCertificate.read(folder).names()).isNotEmpty();

        rsa.write(folder);
        // The PKCS#8 header of a key of this length has 26 bytes.
        key(TestCertificate.pem("RSA PRIVATE KEY", Arrays.copyOfRange(rsa.key(), 26, rsa.key().length)));
        assertThat(TestCertificate.read(folder).names()).isNotEmpty();
    }

    private static String curveOf(byte[] key) {
        String hex = HexFormat.of().formatHex(key);
        int start = hex.indexOf("06072a8648ce3d0201") + 18;
        int length = Integer.parseInt(hex.substring(start + 2, start + 4), 16);
        return hex.substring(start, start + 4 + 2 * length);
    }

    @Test
    @DisplayName("may have the certificates of its authority after it, and text between them")
    void chain() throws Exception {
        certificate("Subject: cards.example\n" + good.certificatePem() + "\nIssuer:\n" + other.certificatePem());
        assertThat(TestCertificate.read(folder).names()).isNotEmpty();
    }

    @Test
    @DisplayName("is refused with a sentence if a file is missing, unreadable, empty or damaged")
    void unreadable() throws IOException {
        Files.delete(folder.resolve("key.pem"));
        assertThat(refused()).startsWith("There is no file ").contains("key.pem");
        Files.createDirectory(folder.resolve("key.pem"));
        assertThat(refused()).contains("key.pem cannot be read. Check its permissions.");
        Files.delete(folder.resolve("key.pem"));
        for (String bad : new String[] {
            "",
            "hello",
            good.certificatePem(),
            TestCertificate.pem("PRIVATE KEY", new byte[] {1, 2, 3}),
            TestCertificate.pem("EC PRIVATE KEY", new byte[] {0x30, 2, 1, 1}),
            TestCertificate.pem("RSA PRIVATE KEY", new byte[] {0x30, (byte) 0x82, 1}),
            "-----BEGIN PRIVATE KEY-----\n!\n-----END PRIVATE KEY-----\n",
        }) {
            key(bad);
            assertThat(refused()).contains("There is no key in ", "PKCS#8", "PKCS#1", "SEC 1");
        }
        key(good.keyPem());
        certificate("");
        assertThat(refused()).contains("There is no certificate in ", "PEM");
        certificate(TestCertificate.pem("CERTIFICATE", new byte[] {1, 2, 3}));
        assertThat(refused()).contains("is damaged");
    }

    @Test
    @DisplayName("is refused if its key is encrypted")
    void encrypted() throws IOException {
        key(TestCertificate.pem("ENCRYPTED PRIVATE KEY", good.key()));
        assertThat(refused()).contains("is encrypted. Take the password away");
        key(TestCertificate.pem("RSA PRIVATE KEY", good.key())
                .replaceFirst("\n", "\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00\n\n"));
        assertThat(refused()).contains("is encrypted. Take the password away");
    }

    @Test
    @DisplayName("is refused if the key is that of another one")
    void another() throws IOException {
        key(other.keyPem());
        assertThat(refused()).contains("does not fit the first certificate");
        key(rsa.keyPem());
        assertThat(refused()).contains("does not fit the first certificate");
        key(good.keyPem());
        certificate(other.certificatePem() + good.certificatePem());
        assertThat(refused()).contains("The certificate of the server comes first");
    }

    @Test
    @DisplayName("is refused before and after its time")
    void times() throws IOException {
        TestCertificate.of(keys, "EC", "-startdate", "-3d", "-validity", "1").write(folder);
        assertThat(refused()).contains(" expired at 20", "Z. Renew it.");
        TestCertificate.of(keys, "EC", "-startdate", "+3d", "-validity", "1").write(folder);
        assertThat(refused()).contains(" is not valid before 20", "Check the clock of this machine.");
    }
}
