/// Which games the terminal can show: [Faces].
@NullMarked
package table13.cli.shelf;

import org.jspecify.annotations.NullMarked;
