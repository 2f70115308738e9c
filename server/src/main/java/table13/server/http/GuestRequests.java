package table13.server.http;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.runtime.ReservedTable;
import table13.server.store.StoreException;
import table13.table.TableObjection;
import table13.wire.WireObjection;
import table13.wire.protocol.Messages;
import table13.wire.protocol.Request;
import table13.wire.protocol.WelcomeMessage;

/// Answers requests that concern no table: greeting, new name, new table. Not thread-safe.
final class GuestRequests {
    private static final Logger LOG = LoggerFactory.getLogger(GuestRequests.class);

    private final WebContext context;
    private final Connection device;
    private @Nullable ReservedTable nextTable;
    private volatile boolean takesNewPlays;

    GuestRequests(WebContext context, Connection device) {
        this.context = context;
        this.device = device;
    }

    boolean hasGreeted() {
        return nextTable != null;
    }

    boolean takesNewPlays() {
        return takesNewPlays;
    }

    void hello(Request.Hello hello) {
        ReservedTable reserved = nextTable == null ? context.lobby().newTable() : nextTable;
        nextTable = reserved;
        takesNewPlays = hello.newPlays();
        device.send(WelcomeMessage.welcome(
                hello.id(), device.guest(), device.name(), reserved.commitment(), context.version()));
    }

    void open(Request.Open open) {
        ReservedTable reserved = nextTable;
        if (reserved == null || device.isAtTooMany(reserved.table(), open.id())) {
            return;
        }
        if (!context.addresses().mayOpen(device.address(), context.now())) {
            device.refuse(open.id(), WireObjection.ADDRESS_BUSY);
            return;
        }
        ReservedTable next = context.lobby().newTable();
        nextTable = next;
        context.later(() -> openIfFew(open, reserved, next));
    }

    private void openIfFew(Request.Open open, ReservedTable reserved, ReservedTable next) {
        try {
            if (context.addresses().hasOpenedFew(device.address())) {
                context.lobby().open(device, open, reserved, next);
            } else {
                device.refuse(open.id(), WireObjection.ADDRESS_BUSY);
            }
        } catch (StoreException failure) {
            LOG.error("cannot count the new tables of an address; table refused: {}", failure.getMessage());
            device.refuse(open.id(), WireObjection.CANNOT_STORE);
        }
    }

    void rename(Request.Name request) {
        context.later(() -> {
            try {
                String clean = context.sessions().rename(device.guest(), request.name());
                if (clean.isEmpty()) {
                    device.send(Messages.refused(request.id(), TableObjection.NOT_A_NAME));
                    return;
                }
                context.connections().of(device.guest()).forEach(each -> each.rename(clean, each.name()));
                device.send(Messages.named(request.id(), clean));
            } catch (StoreException failure) {
                LOG.error("cannot rename guest {}: {}", device.guest(), failure.getMessage());
                device.refuse(request.id(), WireObjection.CANNOT_STORE);
            }
        });
    }
}
