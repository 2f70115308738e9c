/// The shelf, above all games: whoever asks it works with any of them and names none.
@NullMarked
package table13.rules.registry;

import org.jspecify.annotations.NullMarked;
