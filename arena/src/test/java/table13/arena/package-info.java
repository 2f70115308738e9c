/// The arena: that its figures are right, and do not depend on the machine.
package table13.arena;
