import { test as base } from '@playwright/test';
import { type Server, startServer } from './server.ts';

/** Playwright's `test`, on a server of its own that all journeys of a worker share. */
export const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
});

export { expect } from '@playwright/test';
