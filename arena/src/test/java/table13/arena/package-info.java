/// The arena's figures are right, and do not depend on the machine.
package table13.arena;
