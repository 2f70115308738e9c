package table13.cli.screen;

import java.util.List;
import table13.rules.Event;

/// Tells what happens, in sentences.
public interface Narrator {

    /// What happened, for a person to read.
    ///
    /// @param event as a viewer may know it
    /// @return nothing, where the table itself says it better
    List<String> tell(Event event);
}
