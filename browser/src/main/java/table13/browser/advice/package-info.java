/// Bots and their advice, with weights loaded on demand: [Advisor].
@NullMarked
package table13.browser.advice;

import org.jspecify.annotations.NullMarked;
