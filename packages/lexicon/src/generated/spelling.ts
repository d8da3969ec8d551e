// Made of words/spelling.txt by npm run lexicon: change it there.
import { entriesOf } from '../entry.ts';
/** Words, each with the misspellings below that the edit distance does not correct. */
export const SPELLING = entriesOf<never>("bengaluru\n  bangaluru\ndeveloper\n  developper\n  develper\n  devloper\nfrontend\n  fronted");
