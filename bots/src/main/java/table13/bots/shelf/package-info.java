/// Which games bots can play: [Crafts].
@NullMarked
package table13.bots.shelf;

import org.jspecify.annotations.NullMarked;
