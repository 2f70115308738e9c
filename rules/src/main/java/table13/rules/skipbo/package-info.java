/// *Skip-Bo, the board game*. Begin with [SkipBoState], which is its rules from S1 to S19; [Track] is the board, and
/// [SkipBo] translates between the two and everything outside.
@NullMarked
package table13.rules.skipbo;

import org.jspecify.annotations.NullMarked;
