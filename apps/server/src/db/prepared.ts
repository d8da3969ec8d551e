import type { Db } from './client.ts';

/**
 * A query that the builder builds once for each database instead of at every run. Building a statement takes longer than
 * PostgreSQL takes to run a short one.
 *
 * @param build ends with `.prepare(name)`. The name is unique in the server: each connection keeps the plan under it.
 */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
