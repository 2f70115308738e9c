/// What bots would do, with weights that were handed in: [Advisor].
@NullMarked
package table13.browser.advice;

import org.jspecify.annotations.NullMarked;
