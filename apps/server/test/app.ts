import { afterAll } from 'vitest';
import { testDatabase } from './database.ts';
import { type AppOptions, openApp } from './open-app.ts';

export type { Client } from './open-app.ts';

/** Like `openApp`, on a database of its own. Call it once at the top of a test file; it is closed after the file. */
export async function testApp(options: Omit<AppOptions, 'database'> & Partial<AppOptions> = {}) {
  const { close, ...app } = await openApp({
    ...options,
    database: options.database ?? (await testDatabase()),
  });
  afterAll(close);
  return app;
}
