/// Tests that every game must pass: [Contract], [Playthrough] and [Perft]. Shipped as the `tests` jar of this module
/// for bots and tables.
package table13.testkit;
