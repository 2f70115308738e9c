/// `serve`, `backup` and `load`: the server, its data, and how much it takes.
@NullMarked
package table13.cli.serve;

import org.jspecify.annotations.NullMarked;
