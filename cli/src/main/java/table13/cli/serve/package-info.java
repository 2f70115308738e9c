/// `serve`, `backup`, `nodes` and `load`: the server, its data, who shares it, and how much it takes.
@NullMarked
package table13.cli.serve;

import org.jspecify.annotations.NullMarked;
