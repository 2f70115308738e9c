import { getContext, setContext } from 'svelte';
import { server, type Server } from './server.svelte';

const KEY = Symbol('server');

/** Sets the server for the component being created and its children. */
export function provideServer(server: Server): void {
  setContext(KEY, server);
}

/** The server of the current component's table; outside tables, the page's server. */
export function currentServer(): Server {
  return getContext<Server | undefined>(KEY) ?? server;
}
