/// Matches of other pages, without a table or a clock: [PageMatches].
@NullMarked
package table13.browser.play;

import org.jspecify.annotations.NullMarked;
