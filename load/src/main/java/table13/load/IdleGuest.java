package table13.load;

/// Somebody who says hello and then nothing more.
final class IdleGuest implements Listener {
    private final Run run;
    private boolean isWelcome;

    IdleGuest(Run run) {
        this.run = run;
    }

    @Override
    public void opened(ClientSocket socket) {
        socket.send(Requests.hello());
    }

    @Override
    public void text(ClientSocket socket, byte[] bytes, int from, int to) {
        try {
            run.message.read(bytes, from, to);
        } catch (Garbled garbled) {
            run.tally.error(Fault.BAD_MESSAGE, garbled.words());
            return;
        }
        if (run.message.type() == Message.Type.WELCOME && !isWelcome) {
            isWelcome = true;
            run.oneMoreReady();
        } else if (run.message.type() == Message.Type.REFUSED) {
            run.tally.error(Fault.REFUSED, run.message.reason());
        }
    }

    @Override
    public void closed(Fault fault, String how) {
        run.tally.error(fault, how + " (idle)");
    }

    @Override
    public void refused(LoadException why) {
        throw why;
    }
}
