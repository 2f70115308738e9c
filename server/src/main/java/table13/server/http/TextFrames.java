package table13.server.http;

import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;

/// Sends text through Jetty's core: its API for applications cannot join two frames in one write.
final class TextFrames {
    private TextFrames() {}

    /// @param isAhead whether the frame waits for the next one
    static void send(Session session, String text, boolean isAhead, org.eclipse.jetty.websocket.api.Callback sent) {
        ((WebSocketSession) session)
                .getCoreSession()
                .sendFrame(new Frame(OpCode.TEXT, text), Callback.from(sent::succeed, sent::fail), isAhead);
    }
}
