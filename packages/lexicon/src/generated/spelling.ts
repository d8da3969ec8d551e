// Made of words/spelling.txt by npm run lexicon: change it there.
import { entriesOf } from '../entry.ts';

/** Words, and below each the wrong spellings that a count of letters does not correct. */
export const SPELLING = entriesOf<never>(
  "bengaluru\n  bangaluru\ndeveloper\n  developper\n  develper\n  devloper\nfrontend\n  fronted",
);
