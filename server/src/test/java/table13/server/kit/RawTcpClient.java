package table13.server.kit;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.net.ssl.SSLContext;

/// A raw TCP connection to the server, for requests that proper clients never send.
public final class RawTcpClient implements AutoCloseable {
    public static final int MORE = 0;
    public static final int TEXT = 1;
    public static final int BINARY = 2;
    public static final int CLOSE = 8;
    public static final int PING = 9;
    public static final int PONG = 10;

    /// Returned by [#closedWith] if the connection ended without a close frame.
    public static final int SILENTLY = -1;

    private static final int SMALL_BUFFER = 4096;
    private static final int LONGEST_SHORT = 125;

    private final Socket socket;
    private final List<String> heard = new ArrayList<>();
    private final DataInputStream in;

    private RawTcpClient(int port) {
        this(port, null);
    }

    private RawTcpClient(int port, SSLContext tls) {
        try {
            socket = tls == null ? new Socket() : tls.getSocketFactory().createSocket();
            // A small buffer, so that the server soon notices an unread connection.
            socket.setReceiveBufferSize(SMALL_BUFFER);
            // Frame heads are sent first; their payload must not wait for an acknowledgement.
            socket.setTcpNoDelay(true);
            socket.setSoTimeout((int) Waiting.LIMIT.toMillis());
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            in = new DataInputStream(socket.getInputStream());
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    public static RawTcpClient to(int port) {
        return new RawTcpClient(port);
    }

    /// Connects with TLS.
    public static RawTcpClient secure(int port, SSLContext tls) {
        return new RawTcpClient(port, tls);
    }

    /// Response to a plain request.
    public record Answer(int status, Map<String, String> headers, String body) {

        public String header(String name) {
            return headers.getOrDefault(name.toLowerCase(Locale.ROOT), "");
        }
    }

    /// Sends one request on a new connection.
    ///
    /// @param headers such as `Origin: https://cards.example`
    public static Answer ask(int port, String method, String path, String... headers) {
        try (RawTcpClient line = new RawTcpClient(port)) {
            line.send(head(port, method, path, headers) + "Connection: close\r\n\r\n");
            return line.answer();
        }
    }

    /// Sends exactly these header lines, perhaps without a host.
    public static Answer askExactly(int port, String method, String path, String... lines) {
        try (RawTcpClient line = new RawTcpClient(port)) {
            line.send(method + " " + path + " HTTP/1.1\r\n" + String.join("\r\n", lines)
                    + "\r\nConnection: close\r\n\r\n");
            return line.answer();
        }
    }

    /// Sends a request with a body.
    public static Answer post(int port, String path, String body, String... headers) {
        try (RawTcpClient line = new RawTcpClient(port)) {
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            line.send(head(port, "POST", path, headers) + "Connection: close\r\nContent-Length: " + bytes.length
                    + "\r\n\r\n");
            line.send(bytes);
            return line.answer();
        }
    }

    /// Asks for a WebSocket.
    public static Answer askUpgrade(int port, String... headers) {
        try (RawTcpClient line = new RawTcpClient(port)) {
            line.sendUpgrade(port, headers);
            return line.head();
        }
    }

    /// Opens a WebSocket for arbitrary frames.
    public static RawTcpClient upgraded(int port, String cookie, String... headers) {
        RawTcpClient line = new RawTcpClient(port);
        List<String> all = new ArrayList<>(List.of(headers));
        all.add("Cookie: " + cookie);
        line.sendUpgrade(port, all.toArray(new String[0]));
        if (line.head().status() != 101) {
            throw new AssertionError("The server refused the WebSocket.");
        }
        return line;
    }

    /// Asks for a WebSocket and does not read the answer.
    public static RawTcpClient halfUpgraded(int port, String... headers) {
        RawTcpClient line = new RawTcpClient(port);
        line.sendUpgrade(port, headers);
        return line;
    }

    private void sendUpgrade(int port, String... headers) {
        send(head(port, "GET", "/api/socket", headers) + "Connection: Upgrade\r\nUpgrade: websocket\r\n"
                + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    }

    private static String head(int port, String method, String path, String... headers) {
        StringBuilder head = new StringBuilder(method + " " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\n");
        for (String header : headers) {
            head.append(header).append("\r\n");
        }
        return head.toString();
    }

    public void send(String text) {
        send(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    /// Sends a text, unless the connection is broken.
    public boolean trySend(String text) {
        try {
            send(text);
            return true;
        } catch (UncheckedIOException _) {
            return false;
        }
    }

    public void send(byte[] bytes) {
        try {
            socket.getOutputStream().write(bytes);
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    /// Reads status and headers, not the body.
    public Answer head() {
        try {
            String first = line();
            Map<String, String> headers = new TreeMap<>();
            for (String header = line(); !header.isEmpty(); header = line()) {
                int colon = header.indexOf(':');
                headers.put(
                        header.substring(0, colon).toLowerCase(Locale.ROOT),
                        header.substring(colon + 1).strip());
            }
            return new Answer(Integer.parseInt(first.split(" ", -1)[1]), headers, "");
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    private String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int b = in.readUnsignedByte(); b != '\n'; b = in.readUnsignedByte()) {
            if (b != '\r') {
                line.write(b);
            }
        }
        return line.toString(StandardCharsets.ISO_8859_1);
    }

    /// Reads a whole response, to the end of the connection.
    public Answer answer() {
        Answer head = head();
        try {
            return new Answer(head.status(), head.headers(), new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    // ---- frames

    public void say(String text) {
        frame(TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    /// Sends a message, unless the connection is broken.
    public boolean trySay(String text) {
        try {
            say(text);
            return true;
        } catch (UncheckedIOException _) {
            return false;
        }
    }

    public void frame(int opcode, byte[] payload) {
        send(frameHead(opcode, payload.length));
        send(payload);
    }

    /// Sends a frame of an unfinished message; frames of [#MORE] follow.
    public void frameThatGoesOn(int opcode, byte[] payload) {
        byte[] head = frameHead(opcode, payload.length);
        head[0] = (byte) opcode;
        send(head);
        send(payload);
    }

    /// The head of a frame; the payload may follow or not. Its mask is zero.
    public static byte[] frameHead(int opcode, long length) {
        ByteBuffer head = ByteBuffer.allocate(14).put((byte) (0x80 | opcode));
        if (length <= LONGEST_SHORT) {
            head.put((byte) (0x80 | length));
        } else {
            head.put((byte) 0xff).putLong(length);
        }
        head.putInt(0).flip();
        byte[] bytes = new byte[head.remaining()];
        head.get(bytes);
        return bytes;
    }

    /// Reads the next text.
    public String heard() {
        return heard(TEXT);
    }

    /// Reads the payload of the next pong.
    public String heardPong() {
        return heard(PONG);
    }

    private String heard(int opcode) {
        try {
            while (true) {
                Frame frame = next();
                if (frame.opcode() == opcode) {
                    heard.add(frame.text());
                    return frame.text();
                }
            }
        } catch (IOException problem) {
            throw timeout(problem);
        }
    }

    /// Reads on until the server closes the connection.
    ///
    /// @return the status code, or [#SILENTLY]
    public int closedWith() {
        try {
            while (true) {
                Frame frame = next();
                if (frame.opcode() == CLOSE) {
                    return frame.text().charAt(0) << 8 | frame.text().charAt(1);
                }
            }
        } catch (EOFException | SocketException _) {
            return SILENTLY;
        } catch (IOException problem) {
            throw timeout(problem);
        }
    }

    private UncheckedIOException timeout(IOException problem) {
        return new UncheckedIOException("Timed out; received last " + Waiting.latest(heard), problem);
    }

    /// A frame with its bytes as characters.
    private record Frame(int opcode, String text) {}

    private Frame next() throws IOException {
        int opcode = in.readUnsignedByte() & 0x0f;
        long length = in.readUnsignedByte();
        if (length > LONGEST_SHORT) {
            length = length == 126 ? in.readUnsignedShort() : in.readLong();
        }
        return new Frame(opcode, new String(in.readNBytes((int) length), StandardCharsets.ISO_8859_1));
    }

    /// Waits for the other end to close. Discards earlier data.
    public boolean isClosed() {
        try {
            while (in.read() >= 0) {
                // data before the end
            }
            return true;
        } catch (SocketException _) {
            return true;
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    /// Resets the connection.
    public void reset() {
        try {
            socket.setSoLinger(true, 0);
        } catch (SocketException problem) {
            throw new UncheckedIOException(problem);
        }
        close();
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }
}
