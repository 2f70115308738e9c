package table13.browser.parity;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import table13.rules.SplitMix;

/// Probes of substitutes for the JDK and of the browser's own functions, answered by the JVM.
class ProbesTest {
    /// No character is assigned beyond these planes. The browser may know characters that this Java does not.
    private static final int LAST = 0x33000;

    private static final List<String> TEXTS = List.of(
            "",
            "Ada",
            "A\u030a",
            "e\u0301\u0301\u0301\u0301",
            "q\u0323\u0307 \u1e9b\u0323",
            "\uac00\u11a8 \u1112\u1161\u11ab",
            "\u212b \u2126 \ufb01 \u00bd",
            "  two  blanks\u00a0\u2003 ",
            "\u202egnp.exe\u200d\ufeff",
            "\ud83d\ude00\ud83c\udffd \ud83d\udc69\u200d\ud83d\ude80",
            // No dotted capital I: its lower case has two characters here and one in the browser. No notation has it.
            "Istanbul \u00df \u1e9e \u03a3\u03c3\u03c2",
            "\u3164\u115f\u2800hidden",
            "\u0344 \u0958 \u2adc \ufb1d",
            "a\tb\r\nc\u0000d\u0085e",
            "\u0928\u093f \u0915\u094d\u0937");

    private final Calls calls = new Calls("probes");

    private void ask(String what, String a, String b) throws GeneralSecurityException {
        calls.note("probe", Probe.answer(what, a, b), what, a, b);
    }

    @Test
    void asked() throws GeneralSecurityException {
        SplitMix chance = new SplitMix(13);
        StringBuilder bytes = new StringBuilder();
        for (int length = 0; length < 140; length++) {
            ask("sha256", bytes.toString(), "");
            ask("hmac", length == 0 ? "00" : bytes.toString(), bytes.toString());
            ask("crc32", bytes.toString(), "");
            bytes.append(HexFormat.of().toHexDigits((byte) chance.next()));
        }
        for (String text : List.of("", "c0ffee", "C0FFEE", "abc", "0g", "0 ", "\u0663\u0663", "-1", "\uff46\uff46")) {
            ask("hex", text, "");
        }
        for (String text : TEXTS) {
            ask("normalize", text, "");
            ask("clean", text, "");
            ask("case", text, "");
        }
        for (int from = 0, to = 0; from < LAST; from = to) {
            boolean isAssigned = Character.isDefined(from);
            while (to < LAST && Character.isDefined(to) == isAssigned) {
                to++;
            }
            if (isAssigned) {
                ask("characters", String.valueOf(from), String.valueOf(to));
            }
        }
        for (int i = 0; i < 2000; i++) {
            double x = (chance.below(1 << 30) - (1 << 29)) / (double) (1 << 29) * (i % 2 == 0 ? 5 : 750);
            ask("exp", String.valueOf(Double.doubleToRawLongBits(x)), "");
        }
        for (String number : List.of("-4.1493", "0.0491", "1e-5", "0.1", "123456.789", "-0.0", "1e22")) {
            ask("number", number, "");
        }
        calls.write();
        assertThat(Probe.answer("clean", "  A\u030a  b ", "")).isEqualTo("\u00c5 b");
    }
}
