package table13.server.http;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Reads certificates and keys in PEM (RFC 7468). Keys are RSA, elliptic curve and Ed25519 in PKCS#8. The older formats
/// PKCS#1 (RSA) and SEC 1 (elliptic curves) are wrapped in PKCS#8, because Java does not read them.
final class Pem {
    private static final Pattern BLOCK = Pattern.compile("(?s)-----BEGIN ([A-Z0-9 ]+)-----(.*?)-----END \\1-----");
    private static final List<String> ALGORITHMS = List.of("RSA", "EC", "EdDSA");

    private static final int INTEGER = 0x02;
    private static final int OCTETS = 0x04;
    private static final int SEQUENCE = 0x30;
    private static final int CURVE = 0xa0;
    private static final byte[] ZERO = {INTEGER, 1, 0};
    private static final byte[] RSA = HexFormat.of().parseHex("300d06092a864886f70d0101010500");
    private static final byte[] EC = HexFormat.of().parseHex("06072a8648ce3d0201");

    private Pem() {}

    /// All certificates of a text, in order.
    ///
    /// @throws GeneralSecurityException if one cannot be read
    static List<X509Certificate> certificates(String text) throws GeneralSecurityException {
        List<X509Certificate> certificates = new ArrayList<>();
        for (MatchResult block : BLOCK.matcher(text).results().toList()) {
            if (block.group(1).endsWith("CERTIFICATE")) {
                certificates.add((X509Certificate) CertificateFactory.getInstance("X.509")
                        .generateCertificate(new ByteArrayInputStream(bytes(block))));
            }
        }
        return certificates;
    }

    /// Whether the key is password-protected.
    static boolean isEncrypted(String text) {
        return text.contains("BEGIN ENCRYPTED PRIVATE KEY") || text.contains("Proc-Type: 4,ENCRYPTED");
    }

    /// The first key of a text.
    ///
    /// @throws GeneralSecurityException if there is no readable key; the message contains nothing of the text
    static PrivateKey key(String text) throws GeneralSecurityException {
        for (MatchResult block : BLOCK.matcher(text).results().toList()) {
            switch (block.group(1)) {
                case "PRIVATE KEY" -> {
                    return key(bytes(block));
                }
                case "RSA PRIVATE KEY" -> {
                    return key(envelope(RSA, bytes(block)));
                }
                case "EC PRIVATE KEY" -> {
                    byte[] key = bytes(block);
                    return key(envelope(der(SEQUENCE, EC, curve(key)), key));
                }
                default -> {
                    // parameters, or a certificate
                }
            }
        }
        throw new GeneralSecurityException("The text contains no key.");
    }

    private static byte[] bytes(MatchResult block) throws GeneralSecurityException {
        try {
            return Base64.getMimeDecoder().decode(block.group(2));
        } catch (IllegalArgumentException _) {
            throw new GeneralSecurityException("A PEM block is not valid Base64.");
        }
    }

    private static PrivateKey key(byte[] encoded) throws GeneralSecurityException {
        for (String algorithm : ALGORITHMS) {
            try {
                return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(encoded));
            } catch (InvalidKeySpecException _) {
                // not this algorithm
            }
        }
        throw new GeneralSecurityException("The key is neither RSA, nor EC, nor EdDSA.");
    }

    // ---- DER

    private static byte[] envelope(byte[] algorithm, byte[] key) {
        return der(SEQUENCE, ZERO, algorithm, der(OCTETS, key));
    }

    private static byte[] der(int tag, byte[]... parts) {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            content.writeBytes(part);
        }
        int length = content.size();
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        whole.write(tag);
        if (length < 0x80) {
            whole.write(length);
        } else {
            whole.write(0x82);
            whole.write(length >> 8);
            whole.write(length);
        }
        whole.writeBytes(content.toByteArray());
        return whole.toByteArray();
    }

    /// The curve name, which SEC 1 has inside the key and PKCS#8 beside it.
    private static byte[] curve(byte[] key) throws GeneralSecurityException {
        ByteBuffer in = ByteBuffer.wrap(key);
        if (in.remaining() > 2 && in.get() == SEQUENCE) {
            length(in);
            while (in.remaining() > 2) {
                int tag = in.get() & 0xff;
                int length = length(in);
                if (length < 0 || length > in.remaining()) {
                    break;
                }
                byte[] content = new byte[length];
                in.get(content);
                if (tag == CURVE) {
                    return content;
                }
            }
        }
        throw new GeneralSecurityException("The SEC 1 key does not name its curve.");
    }

    private static int length(ByteBuffer in) {
        int first = in.get() & 0xff;
        if (first < 0x80) {
            return first;
        }
        int length = 0;
        for (int bytes = first & 0x7f; bytes > 0 && in.hasRemaining(); bytes--) {
            length = length << 8 | (in.get() & 0xff);
        }
        return length;
    }
}
