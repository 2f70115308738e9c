/// *Skip-Bo, the board game*. Begin with [SkipBoState], the rules from S1 to S19. [Track] is the board, and [SkipBo]
/// translates between the state and everything outside.
@NullMarked
package table13.rules.skipbo;

import org.jspecify.annotations.NullMarked;
