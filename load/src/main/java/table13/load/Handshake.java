package table13.load;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/// What is said in HTTP before the first frame: ask for a session if one is needed, then, on the same connection, for a
/// WebSocket.
final class Handshake {
    private static final String KEY =
            Base64.getEncoder().encodeToString("table13-load-gen".getBytes(StandardCharsets.US_ASCII));
    private static final String ACCEPTED = accepted(KEY);
    private static final int OK = 200;
    private static final int SWITCHING_PROTOCOLS = 101;

    private final Target target;
    private boolean isUpgrading;

    Handshake(Target target) {
        this.target = target;
    }

    String firstRequest() {
        return target.asGuest()
                ? "POST /api/session HTTP/1.1\r\nHost: " + target.authority() + "\r\nContent-Length: 0\r\n\r\n"
                : upgrade("");
    }

    /// Says what comes after this answer.
    ///
    /// @return the next request; null if the socket is open
    @Nullable
    String answered(HttpAnswer answer) {
        if (isUpgrading) {
            checkUpgrade(answer);
            return null;
        }
        String cookie = answer.header("Set-Cookie");
        if (answer.status() != OK || cookie == null) {
            throw refusal("The server gives no session", answer);
        }
        return upgrade("Cookie: " + cookie.replaceFirst(";.*", "") + "\r\n");
    }

    private String upgrade(String cookie) {
        isUpgrading = true;
        return "GET " + target.path() + " HTTP/1.1\r\nHost: " + target.authority() + "\r\n" + cookie
                + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + KEY
                + "\r\n\r\n";
    }

    private void checkUpgrade(HttpAnswer answer) {
        if (answer.status() != SWITCHING_PROTOCOLS || !ACCEPTED.equals(answer.header("Sec-WebSocket-Accept"))) {
            throw refusal("The server opens no WebSocket", answer);
        }
    }

    private LoadException refusal(String words, HttpAnswer answer) {
        return new LoadException(words + " at " + target.authority() + target.path() + ": " + answer.statusLine());
    }

    private static String accepted(String key) {
        try {
            byte[] joined = (key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").getBytes(StandardCharsets.US_ASCII);
            return Base64.getEncoder()
                    .encodeToString(MessageDigest.getInstance("SHA-1").digest(joined));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
