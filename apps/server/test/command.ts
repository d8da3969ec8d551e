import { join } from 'node:path';
import type { Connection } from '../src/db/client.ts';
import { urlOf } from './planted-database.ts';

const source = join(import.meta.dirname, '../src');

/** The arguments with which Node runs a command, as scripts/run.mjs gives them. */
export const commandArguments = (name: string, ...args: string[]): string[] => [
  '--import',
  join(source, 'base/drizzle-resolution.ts'),
  join(source, `cli/${name}.ts`),
  ...args,
];

/** What a command finds in its environment where it works on a database of the tests. */
export const commandEnvironment = (connection: Connection) => ({
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  DATABASE_URL: urlOf(connection),
});
