/// Every command, run inside this process on captured streams. [Shell] is the terminal of these tests.
package table13.cli;
