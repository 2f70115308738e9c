/// Tests of the lobby on one device, driven as the page's worker drives it. Begin with [SoloPage].
@NullMarked
package table13.browser.solo;

import org.jspecify.annotations.NullMarked;
