import type { Db } from './client.ts';

/**
 * A query that the builder builds once for each database instead of at every run. Building a statement takes longer than
 * PostgreSQL takes to run a short one. In a transaction it is built once for that transaction.
 *
 * @param build ends with `.prepare(name)`. The name is unique in the server: each connection keeps the plan under it.
 */
export function prepared<Query, On extends Pick<Db, 'select'> = Db>(
  build: (db: On) => Query,
): (db: On) => Query {
  const built = new WeakMap<On, Query>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
