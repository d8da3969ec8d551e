import { namesOf, wordOf } from './entry.ts';
import { ISSUER } from './generated/issuer.ts';
import { namePattern } from './name-pattern.ts';

/** The source of a pattern (flags `iu`) for the names of certificate issuers. */
export const ISSUER_NAME = namePattern(ISSUER.flatMap(namesOf).map(wordOf));
