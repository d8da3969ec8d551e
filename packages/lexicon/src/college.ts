import { COLLEGE } from './generated/college.ts';

/** The terms of colleges: the name in lower case without spaces. */
const TERMS: ReadonlySet<string> = new Set(COLLEGE.map(({ word }) => word.toLowerCase().replaceAll(' ', '')));

export const isCollegeTerm = (term: string): boolean => TERMS.has(term);
