package table13.server.http;

import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/// Echoes messages, to measure the bare connection. Present only in servers started for measuring.
public final class EchoEndpoint implements Session.Listener.AutoDemanding {
    private @Nullable Session webSocket;

    EchoEndpoint() {}

    @Override
    public void onWebSocketOpen(Session opened) {
        webSocket = opened;
    }

    @Override
    public void onWebSocketText(String message) {
        Session open = webSocket;
        if (open != null) {
            open.sendText(message, Callback.NOOP);
        }
    }
}
