package table13.table;

import java.util.List;
import table13.rules.Event;

/// The events of one entry for one viewer.
public record VisibleEvents(long version, List<Event> events) {}
