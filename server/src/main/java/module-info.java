/// Tables over the network: lobby, sessions, store, http, metrics.
@SuppressWarnings("requires-automatic") // Flyway and Micrometer are no modules yet
module table13.server {
    requires java.management;
    requires java.sql;
    requires jdk.management;
    requires table13.bots;
    requires transitive table13.runtime;
    requires static transitive org.jspecify;
    requires ch.qos.logback.classic;
    requires ch.qos.logback.core;
    requires com.zaxxer.hikari;
    requires flyway.core;
    requires micrometer.core;
    requires micrometer.registry.prometheus;
    requires org.eclipse.jetty.http;
    requires org.eclipse.jetty.io;
    requires org.eclipse.jetty.server;
    requires org.eclipse.jetty.util;
    requires org.eclipse.jetty.websocket.api;
    requires org.eclipse.jetty.websocket.common;
    requires org.eclipse.jetty.websocket.core.common;
    requires org.eclipse.jetty.websocket.server;
    requires org.postgresql.jdbc;
    requires org.slf4j;
    requires org.xerial.sqlitejdbc;

    exports table13.server to
            table13.cli;
    exports table13.server.http to
            table13.cli;
    exports table13.server.store to
            table13.cli;
    exports table13.server.store.transfer to
            table13.cli;
    exports table13.server.store.sqlite to
            table13.cli;

    provides ch.qos.logback.classic.spi.Configurator with
            table13.server.LogSetup;
}
