package table13.server.http;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.cert.Certificate;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A certificate and its key, in two PEM files that are reloaded when changed. New connections use the new certificate;
/// open ones keep the old. Thread-safe.
public final class TlsCertificate {
    private static final Logger LOG = LoggerFactory.getLogger(TlsCertificate.class);
    private static final int LONGEST_FILE = 1 << 20;
    private static final int DNS_NAME = 2;
    /// The key store is never written to disk.
    private static final String PASSWORD = "in-memory";

    private final Path certificateFile;
    private final Path keyFile;
    private final SslContextFactory.Server contexts = new SslContextFactory.Server();
    private Loaded loaded;
    private Texts seen;
    private Texts tried;
    private Consumer<String> onName = _ -> {};

    private TlsCertificate(Path certificateFile, Path keyFile, Texts texts, Loaded loaded) {
        this.certificateFile = certificateFile;
        this.keyFile = keyFile;
        this.loaded = loaded;
        seen = texts;
        tried = texts;
        contexts.setIncludeProtocols("TLSv1.3", "TLSv1.2");
        contexts.setRenegotiationAllowed(false);
        use(contexts, loaded);
    }

    /// Contents of both files. Not a record, so that it is never printed. A read failure counts as content.
    private static final class Texts {
        private final String certificate;
        private final String key;
        private final @Nullable TlsException failure;

        Texts(String certificate, String key, @Nullable TlsException failure) {
            this.certificate = certificate;
            this.key = key;
            this.failure = failure;
        }

        boolean isSame(Texts other) {
            return certificate.equals(other.certificate)
                    && key.equals(other.key)
                    && Objects.equals(
                            failure == null ? null : failure.getMessage(),
                            other.failure == null ? null : other.failure.getMessage());
        }
    }

    private record Loaded(X509Certificate certificate, KeyStore store) {}

    /// Reads both files.
    ///
    /// @param certificate file with the chain, the server's own certificate first
    /// @throws TlsException if the files cannot be used
    public static TlsCertificate of(Path certificate, Path key) throws TlsException {
        Texts texts = read(certificate, key);
        return new TlsCertificate(certificate, key, texts, load(certificate, key, texts));
    }

    SslContextFactory.Server contexts() {
        return contexts;
    }

    /// DNS names of the certificate, perhaps with `*` as the first part.
    public synchronized List<String> names() {
        try {
            Collection<List<?>> all = loaded.certificate().getSubjectAlternativeNames();
            return all == null
                    ? List.of()
                    : all.stream()
                            .filter(name -> name.getFirst() instanceof Integer type && type == DNS_NAME)
                            .map(name -> String.valueOf(name.get(1)))
                            .toList();
        } catch (GeneralSecurityException _) {
            return List.of();
        }
    }

    /// Passes the names of this and of later certificates to the consumer.
    synchronized void onName(Consumer<String> taker) {
        onName = taker;
        names().forEach(taker);
    }

    /// End of validity.
    synchronized Instant end() {
        return loaded.certificate().getNotAfter().toInstant();
    }

    /// Reloads the files once they are unchanged between two calls, because the two files are written one after the
    /// other. A failure is logged once, and the old certificate stays in use.
    synchronized void look() {
        Texts now;
        try {
            now = read(certificateFile, keyFile);
        } catch (TlsException failure) {
            now = new Texts("", "", failure);
        }
        boolean isStable = now.isSame(seen);
        seen = now;
        if (!isStable || now.isSame(tried)) {
            return;
        }
        tried = now;
        try {
            if (now.failure != null) {
                throw now.failure;
            }
            Loaded fresh = load(certificateFile, keyFile, now);
            contexts.reload(factory -> use((SslContextFactory.Server) factory, fresh));
            loaded = fresh;
            names().forEach(onName);
            LOG.info("loaded a new certificate from {}, valid until {}", certificateFile, end());
        } catch (TlsException failure) {
            LOG.error("cannot load the new certificate; the old one is used until {}: {}", end(), failure.getMessage());
        } catch (Exception failure) {
            LOG.error("cannot load the new certificate; the old one is used until {}: {}", end(), failure.toString());
        }
    }

    private static void use(SslContextFactory.Server contexts, Loaded loaded) {
        contexts.setKeyStore(loaded.store());
        contexts.setKeyStorePassword(PASSWORD);
        contexts.setKeyManagerPassword(PASSWORD);
    }

    // ---- reading

    private static Texts read(Path certificate, Path key) throws TlsException {
        return new Texts(read(certificate), read(key), null);
    }

    private static String read(Path file) throws TlsException {
        try {
            if (Files.size(file) > LONGEST_FILE) {
                throw new TlsException(file + " is too long for a certificate or a key.");
            }
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (NoSuchFileException _) {
            throw new TlsException("There is no file " + file + ".");
        } catch (IOException _) {
            throw new TlsException(file + " cannot be read. Check its permissions.");
        }
    }

    private static Loaded load(Path certificateFile, Path keyFile, Texts texts) throws TlsException {
        List<X509Certificate> chain = chain(certificateFile, texts.certificate);
        X509Certificate own = chain.getFirst();
        PrivateKey key = key(keyFile, texts.key);
        if (!fits(key, own)) {
            throw new TlsException("The key in " + keyFile + " does not fit the first certificate in " + certificateFile
                    + ". The certificate of the server comes first, then those of the authority.");
        }
        checkTime(certificateFile, own);
        try {
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, null);
            store.setKeyEntry("server", key, PASSWORD.toCharArray(), chain.toArray(new Certificate[0]));
            return new Loaded(own, store);
        } catch (GeneralSecurityException | IOException _) {
            throw new TlsException("Java cannot use the certificate in " + certificateFile + " with its key.");
        }
    }

    private static List<X509Certificate> chain(Path file, String text) throws TlsException {
        List<X509Certificate> chain;
        try {
            chain = Pem.certificates(text);
        } catch (GeneralSecurityException _) {
            throw new TlsException("A certificate in " + file + " is damaged.");
        }
        if (chain.isEmpty()) {
            throw new TlsException("There is no certificate in " + file + ". It must be in PEM.");
        }
        return chain;
    }

    private static PrivateKey key(Path file, String text) throws TlsException {
        if (Pem.isEncrypted(text)) {
            throw new TlsException("The key in " + file + " is encrypted. Take the password away, for example with"
                    + " openssl pkey, and protect the file by its permissions.");
        }
        try {
            return Pem.key(text);
        } catch (GeneralSecurityException _) {
            throw new TlsException("There is no key in " + file + " that can be read. It must be in PEM: PKCS#8 (RSA,"
                    + " elliptic curve or Ed25519), PKCS#1 (RSA) or SEC 1 (elliptic curve).");
        }
    }

    /// Whether the certificate verifies a signature of the key.
    private static boolean fits(PrivateKey key, X509Certificate certificate) {
        String algorithm = switch (key.getAlgorithm()) {
            case "RSA" -> "SHA256withRSA";
            case "EC" -> "SHA256withECDSA";
            default -> key.getAlgorithm();
        };
        byte[] sample = {1, 3, 1, 3};
        try {
            Signature signature = Signature.getInstance(algorithm);
            signature.initSign(key);
            signature.update(sample);
            byte[] signed = signature.sign();
            signature.initVerify(certificate.getPublicKey());
            signature.update(sample);
            return signature.verify(signed);
        } catch (GeneralSecurityException _) {
            return false;
        }
    }

    private static void checkTime(Path file, X509Certificate certificate) throws TlsException {
        try {
            certificate.checkValidity();
        } catch (CertificateExpiredException _) {
            throw new TlsException("The certificate in " + file + " expired at "
                    + second(certificate.getNotAfter().toInstant()) + ". Renew it.");
        } catch (CertificateNotYetValidException _) {
            throw new TlsException("The certificate in " + file + " is not valid before "
                    + second(certificate.getNotBefore().toInstant()) + ". Check the clock of this machine.");
        }
    }

    private static Instant second(Instant time) {
        return time.truncatedTo(ChronoUnit.SECONDS);
    }
}
