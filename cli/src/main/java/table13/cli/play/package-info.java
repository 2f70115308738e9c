/// `play`: a person at a table of bots ([PersonsTable]).
@NullMarked
package table13.cli.play;

import org.jspecify.annotations.NullMarked;
