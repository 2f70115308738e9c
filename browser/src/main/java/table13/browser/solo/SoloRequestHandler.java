package table13.browser.solo;

import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.Objection;
import table13.runtime.ReservedTable;
import table13.table.TableObjection;
import table13.table.TextSanitizer;
import table13.wire.WireObjection;
import table13.wire.protocol.ListMessage;
import table13.wire.protocol.Messages;
import table13.wire.protocol.Request;
import table13.wire.protocol.WelcomeMessage;

/// Answers the page's requests like a server's connection: the first must be `hello`.
final class SoloRequestHandler {
    private static final int MOST_ENTERED = 20;
    private static final int GUEST_BYTES = 8;
    private static final int TABLE_BYTES = 16;
    private static final int SECRET_BYTES = 32;
    private static final int NUMBERS = 10_000;

    private final String version;
    private final SoloDevice device;
    private final SoloTables tables;
    private final SoloClock clock;
    private final EntropyPool entropy;
    private boolean isNewGuest;
    private boolean hasGreeted;
    private @Nullable ReservedTable promised;

    SoloRequestHandler(String version, SoloDevice device, SoloTables tables, SoloClock clock, EntropyPool entropy) {
        this.version = version;
        this.device = device;
        this.tables = tables;
        this.clock = clock;
        this.entropy = entropy;
    }

    /// A new page has connected.
    void begin() {
        hasGreeted = false;
    }

    /// Whether the guest's identity has changed since the last call.
    boolean takeNewGuest() {
        boolean was = isNewGuest;
        isNewGuest = false;
        return was;
    }

    void answer(Request request, CallResult result) {
        ReservedTable next = promised;
        if ((next == null || !hasGreeted) && !(request instanceof Request.Hello)) {
            refuse(request, WireObjection.HELLO_FIRST);
            return;
        }
        switch (request) {
            case Request.Hello hello -> hello(hello);
            case Request.Ping ping -> device.send(Messages.pong(ping.id(), clock.now()));
            case Request.Name name -> rename(name);
            case Request.Tables list ->
                device.send(ListMessage.tables(list.id(), device.guest(), List.of(), tables.mine()));
            case Request.Open open -> open(open, next, result);
            case Request.AtTable there -> atTable(there);
        }
    }

    private void hello(Request.Hello hello) {
        if (device.guest().isEmpty()) {
            String number = String.valueOf(NUMBERS + Math.floorMod(entropy.number(), NUMBERS));
            device.isCalled(entropy.hex(GUEST_BYTES), "Guest " + number.substring(1));
            isNewGuest = true;
        }
        ReservedTable next = promised == null ? drawTable() : promised;
        promised = next;
        hasGreeted = true;
        device.send(WelcomeMessage.welcome(hello.id(), device.guest(), device.name(), next.commitment(), version));
    }

    private ReservedTable drawTable() {
        return ReservedTable.of(entropy.hex(TABLE_BYTES), entropy.hex(SECRET_BYTES));
    }

    private void rename(Request.Name request) {
        String clean = TextSanitizer.name(request.name());
        if (clean.isEmpty()) {
            refuse(request, TableObjection.NOT_A_NAME);
            return;
        }
        device.isCalled(device.guest(), clean);
        isNewGuest = true;
        device.send(Messages.named(request.id(), clean));
        tables.watched().forEach(table -> table.active().renamed(device));
    }

    private void open(Request.Open request, @Nullable ReservedTable unopened, CallResult result) {
        if (unopened == null || isAtTooMany(unopened.table(), request)) {
            return;
        }
        ReservedTable next = drawTable();
        promised = next;
        tables.makeRoom(device.guest(), clock.now(), result);
        tables.load(unopened.table(), List.of()).active().open(device, request, unopened, next);
    }

    private void atTable(Request.AtTable request) {
        if (request instanceof Request.Enter && isAtTooMany(request.table(), request)) {
            return;
        }
        SoloTable table = tables.find(request.table()).orElse(null);
        if (table == null) {
            refuse(request, WireObjection.NO_SUCH_TABLE);
            return;
        }
        try {
            table.active().request(device, request);
        } catch (RuntimeException _) {
            table.forget(); // the request has been answered
        }
    }

    private boolean isAtTooMany(String table, Request request) {
        boolean isTooMany =
                device.tables().size() >= MOST_ENTERED && !device.tables().contains(table);
        if (isTooMany) {
            device.send(Messages.refused(request.id(), WireObjection.TOO_MANY_TABLES, "Leave another table first."));
        }
        return isTooMany;
    }

    private void refuse(Request request, Objection objection) {
        device.refuse(request.id(), objection);
    }
}
