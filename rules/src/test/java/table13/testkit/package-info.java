/// Tests that every game must pass, whatever its rules: [Contract], [Playthrough] and [Perft]. Shipped as the `tests`
/// jar of this module, so that bots and tables can use them too.
package table13.testkit;
