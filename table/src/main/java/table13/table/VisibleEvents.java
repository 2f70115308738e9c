package table13.table;

import java.util.List;
import table13.rules.Event;

/// What one viewer is told of one entry.
public record VisibleEvents(long version, List<Event> events) {}
