/// Micro-benchmarks of the engine with JMH: see [RulesBenchmark].
///
/// ```
/// scripts/mvn -pl rules,bench -DskipTests package
/// java -jar bench/target/benchmarks.jar                            # everything: about ten minutes
/// java -jar bench/target/benchmarks.jar playout -p id=friday       # one part, one game
/// java -jar bench/target/benchmarks.jar -prof gc -f 1 -wi 3 -i 3   # shows that nothing is allocated
/// ```
///
/// With `-prof gc` look at `gc.alloc.rate.norm`: bytes per operation, near zero everywhere. Every game runs in a
/// process of its own.
@NullMarked
package table13.bench;

import org.jspecify.annotations.NullMarked;
