package table13.browser;

import java.util.Set;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/// The substitutes for JDK classes that TeaVM lacks, or lacks without other libraries.
public final class Substitutes implements SubstitutionPolicy {
    private static final Set<String> MISSING = Set.of(
            "java.security.Key",
            "java.security.MessageDigest",
            "java.util.HexFormat",
            "java.util.zip.CRC32",
            "java.text.Normalizer",
            "java.text.Normalizer$Form",
            "javax.crypto.Mac",
            "javax.crypto.spec.SecretKeySpec");

    @Override
    public void contribute(SubstitutionSink sink) {
        sink.selectClasses(MISSING::contains)
                .packagePrefix("table13.browser.jdk")
                .simpleNamePrefix("T");
    }
}
