/// `serve` runs the server, `backup` and `move-store` copy its data, `nodes` lists the nodes, `load` measures.
@NullMarked
package table13.cli.serve;

import org.jspecify.annotations.NullMarked;
