package table13.load;

import table13.load.ServerMessage.Refused;
import table13.load.ServerMessage.Welcome;

/// A guest that sends only a hello.
final class IdleGuest implements SocketListener {
    private final RunContext run;
    private boolean isWelcome;

    IdleGuest(RunContext run) {
        this.run = run;
    }

    @Override
    public void opened(ClientSocket socket) {
        socket.send(RequestTexts.hello());
    }

    @Override
    public void text(ClientSocket socket, String text) {
        switch (run.read(text)) {
            case Welcome _
            when !isWelcome -> {
                isWelcome = true;
                run.oneMoreReady();
            }
            case Refused refused -> run.stats.error(LoadError.REFUSED, refused.reason());
            default -> {}
        }
    }

    @Override
    public void closed(LoadError fault, String how) {
        run.stats.error(fault, how + " (idle)");
    }

    @Override
    public void refused(LoadException why) {
        throw why;
    }
}
