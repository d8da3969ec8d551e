import { hasMark } from './entry.ts';
import { CRAFT } from './generated/craft.ts';
import { inBothNumbers } from './inflection.ts';

/** Technologies, tools and crafts with a single name. */
export const CRAFTS: readonly string[] = CRAFT.flatMap((craft) =>
  craft.word.includes(' ') || hasMark(craft, 'counted') ? inBothNumbers(craft.word) : [craft.word],
);
