package table13.browser.jdk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import table13.browser.jdk.java.security.TMessageDigest;
import table13.browser.jdk.java.util.THexFormat;
import table13.browser.jdk.java.util.zip.TCRC32;
import table13.browser.jdk.javax.crypto.TMac;
import table13.browser.jdk.javax.crypto.spec.TSecretKeySpec;
import table13.rules.SplitMix;

@DisplayName("The substitutes for the JDK behave like the JDK")
class SubstitutesTest {
    private static final int LONGEST = 300;

    private static byte[] bytes(int length) {
        SplitMix chance = new SplitMix(length);
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) chance.next();
        }
        return bytes;
    }

    static Stream<String> published() throws IOException {
        try (InputStream file = SubstitutesTest.class.getResourceAsStream("sha256.txt")) {
            List<String> lines = new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .toList();
            assertThat(lines).hasSizeGreaterThan(30);
            return lines.stream();
        }
    }

    /// Parses hexadecimal digits, digits*TIMES, or - for no bytes.
    private static byte[] written(String bytes) {
        String[] parts = bytes.split("\\*", -1);
        String digits = bytes.equals("-") ? "" : parts[0];
        return HexFormat.of().parseHex(digits.repeat(parts.length == 1 ? 1 : Integer.parseInt(parts[1])));
    }

    @ParameterizedTest
    @MethodSource
    @DisplayName("SHA-256 and HMAC, as published:")
    void published(String line) {
        String[] words = line.split(" ", -1);
        String digest = words[words.length - 1];
        byte[] message = written(words[words.length - 2]);
        byte[] ours;
        if (words[0].equals("hmac")) {
            TMac mac = TMac.getInstance("HmacSHA256");
            mac.init(new TSecretKeySpec(written(words[1]), "HmacSHA256"));
            ours = mac.doFinal(message);
        } else {
            ours = TMessageDigest.getInstance("SHA-256").digest(message);
        }
        assertThat(ours).hasSize(32);
        assertThat(HexFormat.of().formatHex(ours)).startsWith(digest);
    }

    @Test
    @DisplayName("SHA-256, at every length around its blocks")
    void sha256() throws GeneralSecurityException {
        for (int length = 0; length < LONGEST; length++) {
            assertThat(TMessageDigest.getInstance("SHA-256").digest(bytes(length)))
                    .as("%d bytes", length)
                    .isEqualTo(MessageDigest.getInstance("SHA-256").digest(bytes(length)));
        }
    }

    @Test
    @DisplayName("HMAC, with short and long keys")
    void hmac() throws GeneralSecurityException {
        for (int length = 1; length < LONGEST; length++) {
            TMac ours = TMac.getInstance("HmacSHA256");
            ours.init(new TSecretKeySpec(bytes(length), "HmacSHA256"));
            Mac theirs = Mac.getInstance("HmacSHA256");
            theirs.init(new SecretKeySpec(bytes(length), "HmacSHA256"));
            byte[] message = bytes(LONGEST - length);
            assertThat(ours.doFinal(message)).as("a key of %d bytes", length).isEqualTo(theirs.doFinal(message));
        }
    }

    @Test
    void crc32() {
        for (int length = 0; length < LONGEST; length++) {
            TCRC32 ours = new TCRC32();
            ours.update(bytes(length));
            CRC32 theirs = new CRC32();
            theirs.update(bytes(length));
            assertThat(ours.getValue()).as("%d bytes", length).isEqualTo(theirs.getValue());
        }
    }

    @Test
    @DisplayName("hexadecimal digits, there and back")
    void hex() {
        for (int length = 0; length < LONGEST; length++) {
            String text = HexFormat.of().formatHex(bytes(length));
            assertThat(THexFormat.of().formatHex(bytes(length))).isEqualTo(text);
            assertThat(THexFormat.of().parseHex(text)).isEqualTo(bytes(length));
        }
        assertThat(THexFormat.of().parseHex("C0FFee")).isEqualTo(HexFormat.of().parseHex("C0FFee"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"abc", "0g", "0 ", "٣٣", "-1", "+f", "ｆｆ"})
    void noDigits(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> HexFormat.of().parseHex(text));
        assertThatIllegalArgumentException().isThrownBy(() -> THexFormat.of().parseHex(text));
    }
}
