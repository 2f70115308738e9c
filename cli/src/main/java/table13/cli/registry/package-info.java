/// The terminal display of each game: the rows of its board and its texts. [GameUis] lists all of them.
@NullMarked
package table13.cli.registry;

import org.jspecify.annotations.NullMarked;
