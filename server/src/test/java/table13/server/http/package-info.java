/// What can be said about the door without opening it.
@NullMarked
package table13.server.http;

import org.jspecify.annotations.NullMarked;
