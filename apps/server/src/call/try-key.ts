import { createHash } from 'node:crypto';

/** For whom a row counts is stored as a hash, so that the table says nothing about people. */
export const keyOf = ([name, ...whom]: readonly [name: string, ...whom: string[]]): string =>
  `${name}:${createHash('sha256').update(JSON.stringify(whom)).digest('base64url')}`;
