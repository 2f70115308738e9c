/// Matches for other pages, which have no table, no clock and nobody to wait for: [PageMatches].
@NullMarked
package table13.browser.play;

import org.jspecify.annotations.NullMarked;
