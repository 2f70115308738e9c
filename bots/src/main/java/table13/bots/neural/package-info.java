/// Policies that were learned from the choices of a search: [Features] of a move, and the [NeuralNet] that rates them.
@NullMarked
package table13.bots.neural;

import org.jspecify.annotations.NullMarked;
