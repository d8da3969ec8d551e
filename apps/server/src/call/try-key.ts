import { createHash } from 'node:crypto';

/** Stores the counted person as a hash, so the table reveals nothing about people. */
export const keyOf = ([name, ...whom]: readonly [name: string, ...whom: string[]]): string =>
  `${name}:${createHash('sha256').update(JSON.stringify(whom)).digest('base64url')}`;
