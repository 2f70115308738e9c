package table13.browser.solo;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import table13.runtime.Client;

/// The one device there is, and what it is to be told.
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

    /// Where it is.
    Set<String> tables() {
        return Set.copyOf(tables);
    }

    @Override
    public void send(String message) {
        told.add(message);
    }

    /// What was told since this was last asked.
    List<String> takeTold() {
        List<String> all = List.copyOf(told);
        told.clear();
        return all;
    }

    @Override
    public void abort() {
        // Here nobody else could know better: the log is in memory.
    }
}
