// Benchmarks of the engine. Open, because JMH finds them by reflection.
@SuppressWarnings("requires-automatic") // JMH is no module
open module table13.bench {
    requires jmh.core;
    requires table13.rules;
    requires static org.jspecify;
}
