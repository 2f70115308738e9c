/// Tests of the web server: HTTP, TLS, WebSockets, limits, pages.
@NullMarked
package table13.server.http;

import org.jspecify.annotations.NullMarked;
