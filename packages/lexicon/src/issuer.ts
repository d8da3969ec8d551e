import { namesOf, wordOf } from './entry.ts';
import { ISSUER } from './generated/issuer.ts';
import { namePattern } from './name-pattern.ts';

/** The source of a pattern, with the flags `iu`, for the names of those who issue certificates. */
export const ISSUER_NAME = namePattern(ISSUER.flatMap(namesOf).map(wordOf));
