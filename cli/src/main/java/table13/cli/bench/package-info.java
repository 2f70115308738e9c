/// `bench`: how fast this machine plays, each game in a process of its own.
@NullMarked
package table13.cli.bench;

import org.jspecify.annotations.NullMarked;
