package table13.rules.thirteen;

import table13.rules.Objection;

/// What can be wrong with a card in one [Edition].
record PileObjection(String name, String rule, String reason) implements Objection {}
