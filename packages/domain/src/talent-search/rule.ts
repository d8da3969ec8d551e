import type { SearchConditionKind } from './schema.ts';

/** Guests ask nothing that they do not see of anybody: whether there is a resume, and at which employer somebody is or was. */
export const mayGuestsAsk = (kind: SearchConditionKind): boolean => kind !== 'employer' && kind !== 'resume';
