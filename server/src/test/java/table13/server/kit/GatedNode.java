package table13.server.kit;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicInteger;
import table13.server.store.Nodes;
import table13.server.store.Store;

/// The store of one node. A test can block the presence that this node sends or receives. Nothing is blocked at first.
/// Thread-safe.
public final class GatedNode {
    private final Store inner;
    private final Store store;
    private final Nodes nodes;
    private final Queue<Runnable> held = new ArrayDeque<>();
    private final AtomicInteger presenceReads = new AtomicInteger();
    private volatile boolean isDeaf;
    private boolean isHolding;

    public GatedNode(Store inner) {
        this.inner = inner;
        nodes = proxy(Nodes.class, this::askNodes);
        store = proxy(
                Store.class,
                (_, method, values) -> method.getName().equals("nodes") ? nodes : invoke(inner, method, values));
    }

    private static <T> T proxy(Class<T> type, InvocationHandler handler) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }

    private static Object invoke(Object target, Method method, Object... values) throws Throwable {
        try {
            return method.invoke(target, values);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }

    private Object askNodes(Object self, Method method, Object... values) throws Throwable {
        switch (method.getName()) {
            case "isHere" -> {
                write(() -> inner.nodes().isHere((String) values[0], (String) values[1], (Boolean) values[2]));
                return null;
            }
            case "join" -> {
                inner.nodes().join(hearing((Nodes.NodeListener) values[0]));
                return null;
            }
            case "presence" -> presenceReads.incrementAndGet();
            default -> {}
        }
        return invoke(inner.nodes(), method, values);
    }

    private Nodes.NodeListener hearing(Nodes.NodeListener listener) {
        return proxy(Nodes.NodeListener.class, (_, method, values) -> {
            boolean isNotified =
                    method.getName().equals("tableChanged") || method.getName().equals("resync");
            return isDeaf && isNotified ? null : invoke(listener, method, values);
        });
    }

    private synchronized void write(Runnable presence) {
        if (isHolding) {
            held.add(presence);
        } else {
            presence.run();
        }
    }

    public Store store() {
        return store;
    }

    /// The wrapped store.
    public Store inner() {
        return inner;
    }

    /// Holds back all presence of this node from now on.
    public synchronized void holdPresence() {
        isHolding = true;
    }

    /// Publishes the presence held back, and all that follows.
    public synchronized void releasePresence() {
        isHolding = false;
        for (Runnable presence = held.poll(); presence != null; presence = held.poll()) {
            presence.run();
        }
    }

    /// Whether presence of this node is held back.
    public synchronized boolean isHoldingBack() {
        return !held.isEmpty();
    }

    /// Ignores presence notifications from now on.
    public void ignoreNotifications() {
        isDeaf = true;
    }

    /// Number of presence reads of this node.
    public int presenceReads() {
        return presenceReads.get();
    }
}
