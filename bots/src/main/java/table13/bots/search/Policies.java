package table13.bots.search;

import table13.rules.State;

/// The policies of a bot.
///
/// @param own rollout policy of the own seat, and of searching players
/// @param tuned heuristic policy with weights found by evolution
/// @param greedy the plainest sensible play
/// @param net policy network, too slow for rollouts
public record Policies<S extends State<S>>(Policy<S> own, Policy<S> tuned, Policy<S> greedy, Policy<S> net) {}
