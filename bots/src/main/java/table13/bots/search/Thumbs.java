package table13.bots.search;

import table13.rules.State;

/// The rules of thumb that a bot goes by.
///
/// @param own plays its own seat in imagined rounds, and whoever thinks ahead
/// @param tuned what evolution has found
/// @param greedy the plainest sensible play
/// @param net what looks good to somebody who has thought about many moves like these; too slow for imagined rounds
public record Thumbs<S extends State<S>>(Thumb<S> own, Thumb<S> tuned, Thumb<S> greedy, Thumb<S> net) {}
