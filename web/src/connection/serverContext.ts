import { getContext, setContext } from 'svelte';
import { server, type Server } from './server.svelte';

const KEY = Symbol('server');

/** Says at which server everything inside the component that is being made takes place. */
export function takePlaceAt(here: Server): void {
  setContext(KEY, here);
}

/** The server of the table that the component that is being made belongs to; outside of tables, the one of this page. */
export function serverHere(): Server {
  return getContext<Server | undefined>(KEY) ?? server;
}
