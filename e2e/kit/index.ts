import { test as base, type TestInfo } from '@playwright/test';
import { Person, type PersonOptions } from './person';
import { Server, type ServerOptions } from './server';

export { expect } from '@playwright/test';
export { Person, type PersonOptions, SCREENS } from './person';
export { type Heard, Player } from './player';
export { JAR, JAVA, Server, type ServerOptions } from './server';

interface Fixtures {
  /** Creates a person with a browser: `const ada = await person({ language: 'de', screen: 'phone' })`. */
  person: (options?: PersonOptions) => Promise<Person>;
  /** Starts a server for this test alone, which the test may kill and restart: `const server = await ownServer()`. */
  ownServer: (options?: ServerOptions) => Promise<Server>;
}

interface Shared {
  /** The shared server of the tests of one worker. Tests use separate tables, so they do not interfere. */
  server: Server;
}

/** The report of a failed test contains the last log lines of its server. */
function afterFailure(test: TestInfo, server: Server): void {
  if (test.status !== test.expectedStatus) console.log(`The server logged:\n${server.log}`);
}

export const test = base.extend<Fixtures, Shared>({
  server: [
    async ({}, use) => {
      const server = await Server.open();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  ownServer: async ({}, use, test) => {
    const servers: Server[] = [];
    await use(async (options) => {
      const server = await Server.open(options);
      servers.push(server);
      return server;
    });
    servers.forEach((server) => afterFailure(test, server));
    await Promise.all(servers.map((server) => server.close()));
  },

  // After `ownServer`, so that browsers close before their server.
  person: async ({ browser, server, ownServer: _ }, use, test) => {
    const persons: Person[] = [];
    await use(async (options) => {
      const person = await Person.come(browser, options?.at ?? server, options);
      persons.push(person);
      return person;
    });
    afterFailure(test, server);
    await Promise.all(persons.map(({ context }) => context.close()));
    persons.forEach(({ guard }) => guard.isContent());
  },
});
