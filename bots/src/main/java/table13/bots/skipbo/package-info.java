/// Bot knowledge of *Skip-Bo, the board game*.
@NullMarked
package table13.bots.skipbo;

import org.jspecify.annotations.NullMarked;
