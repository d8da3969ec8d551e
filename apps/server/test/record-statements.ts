import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/**
 * Notes the statements that the product makes, for scripts/record-release.mjs. Those of the query builder come as objects;
 * what a test or the queue's library writes by hand comes as text.
 */
const folder = process.env['RECORD_STATEMENTS'];

const noted = new Set<string>();

function note(query: unknown): void {
  const { text } = (query ?? {}) as { text?: unknown };
  if (typeof text !== 'string' || noted.has(text) || !/^\s*(select|insert|update|delete|with)\b/i.test(text))
    return;
  noted.add(text);
  appendFileSync(join(folder ?? '', `${process.pid}.jsonl`), `${JSON.stringify(text)}\n`);
}

if (folder) {
  const run = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    note(given[0]);
    return run.apply(this, given);
  } as typeof pg.Client.prototype.query;
}
