/// `bench` measures the speed of this machine, each game in its own process.
@NullMarked
package table13.cli.bench;

import org.jspecify.annotations.NullMarked;
