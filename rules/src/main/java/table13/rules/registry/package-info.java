/// The registry of games. Code that uses it works with every game and names none.
@NullMarked
package table13.rules.registry;

import org.jspecify.annotations.NullMarked;
