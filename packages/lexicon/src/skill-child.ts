import { wordOf } from './entry.ts';
import { PART } from './generated/part.ts';

/** Skills that nobody has without another one, by that one. Whoever asks for SQL finds PostgreSQL, and a job post that asks for it is met by PostgreSQL. */
export const SKILL_CHILDREN: readonly (readonly [parent: string, children: readonly string[]])[] = PART.map(
  ({ word, names }) => [word, names.map(wordOf)],
);
