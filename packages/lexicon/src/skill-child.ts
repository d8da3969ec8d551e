import { wordOf } from './entry.ts';
import { PART } from './generated/part.ts';

/** Skills that imply another skill, keyed by that skill. A search or a job post that asks for SQL accepts PostgreSQL. */
export const SKILL_CHILDREN: readonly (readonly [parent: string, children: readonly string[]])[] = PART.map(
  ({ word, names }) => [word, names.map(wordOf)],
);
