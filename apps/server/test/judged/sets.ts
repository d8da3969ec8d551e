import { DEVELOPMENT_BAD } from './development-bad.ts';
import { DEVELOPMENT_HONEST } from './development-honest.ts';
import { DEVELOPMENT_LATER_BAD, DEVELOPMENT_LATER_HONEST } from './development-later.ts';
import { DEVELOPMENT_MORE_BAD, DEVELOPMENT_MORE_HONEST } from './development-more.ts';
import type { Fault, JudgedTexts } from './judged-text.ts';
import { SET_ASIDE_BAD } from './set-aside-bad.ts';
import { SET_ASIDE_HONEST } from './set-aside-honest.ts';
import { UNSEEN_BAD, UNSEEN_HONEST } from './unseen.ts';

export type JudgedSet = {
  bad: readonly Readonly<Record<Fault, JudgedTexts>>[];
  honest: readonly JudgedTexts[];
};

/**
 * The texts by what they may be used for. Rules are written with the first set. The second was written before the rules by
 * the one who wrote them, so it is kinder to them than the third, which was written after them. A text of the third that
 * changes a rule moves to the first.
 */
export const JUDGED_SETS: Readonly<Record<'development' | 'set aside' | 'unseen', JudgedSet>> = {
  development: {
    bad: [DEVELOPMENT_BAD, DEVELOPMENT_MORE_BAD, DEVELOPMENT_LATER_BAD],
    honest: [DEVELOPMENT_HONEST, DEVELOPMENT_MORE_HONEST, DEVELOPMENT_LATER_HONEST],
  },
  'set aside': { bad: [SET_ASIDE_BAD], honest: [SET_ASIDE_HONEST] },
  unseen: { bad: [UNSEEN_BAD], honest: [UNSEEN_HONEST] },
};
