import { COLLEGE } from './generated/college.ts';

/** Their terms: the name in small letters without blanks. */
const TERMS: ReadonlySet<string> = new Set(COLLEGE.map(({ word }) => word.toLowerCase().replaceAll(' ', '')));

export const isCollegeTerm = (term: string): boolean => TERMS.has(term);
