import { createHash } from 'node:crypto';
import pg from 'pg';

/** A connection keeps the plan of each of its named statements: what is asked in ever new words is left nameless. */
const namesMax = 500;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= namesMax) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}

type Asked = { text?: unknown; name?: unknown; submit?: unknown };

/**
 * A connection on which PostgreSQL reads and plans each statement with parameters once, not every time it is run: that is
 * a third of the work of a short query. The query builder's statements come without names; they are named by their text.
 */
export class PlannedClient extends pg.Client {
  override query = ((config: Asked | string, ...rest: unknown[]) => {
    const run = super.query as (...given: unknown[]) => unknown;
    return run.call(this, typeof config === 'object' ? withName(config) : config, ...rest);
  }) as pg.Client['query'];
}

function withName(config: Asked): Asked {
  const { text, name, submit } = config;
  if (typeof text !== 'string' || name !== undefined || submit !== undefined || !text.includes('$1'))
    return config;
  const given = nameOf(text);
  return given === undefined ? config : { ...config, name: given };
}
