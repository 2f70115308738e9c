package table13.cli.screen;

import java.util.List;
import table13.rules.View;

/// How a game looks, from one view.
public interface Screen {

    /// What lies on the table, the viewer's own hand included.
    List<String> table(View view);

    /// The viewer's hand alone, for a replay that shows them all.
    String hand(View view);

    /// What the viewer may do now, and what it would bring about.
    List<String> moves(View view);
}
