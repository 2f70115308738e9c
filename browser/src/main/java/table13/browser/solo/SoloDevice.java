package table13.browser.solo;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import table13.runtime.Client;

/// The only client, with its pending messages.
final class SoloDevice implements Client {
    private final List<String> told = new ArrayList<>();
    private final Set<String> tables = new LinkedHashSet<>();
    private String guest = "";
    private String name = "";

    void isCalled(String id, String newName) {
        guest = id;
        name = newName;
    }

    @Override
    public String guest() {
        return guest;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public boolean join(String table) {
        tables.add(table);
        return true;
    }

    @Override
    public boolean isThere() {
        return true;
    }

    @Override
    public void leave(String table) {
        tables.remove(table);
    }

    /// The tables that the client has joined.
    Set<String> tables() {
        return Set.copyOf(tables);
    }

    @Override
    public void send(String message) {
        told.add(message);
    }

    /// The messages since the last call.
    List<String> takeTold() {
        List<String> all = List.copyOf(told);
        told.clear();
        return all;
    }

    @Override
    public void abort() {
        // No other process could know the outcome better: the log is in memory.
    }
}
