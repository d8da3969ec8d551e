// Made of words/degree.txt by npm run lexicon: change it there.
import { entriesOf } from '../entry.ts';

/** Degrees, and below each its other names. */
export const DEGREE = entriesOf<never>(
  "Bachelor of Computer Applications\n  bca\nBachelor of Engineering\n  beng\nBachelor of Science\n  b sc\n  bsc\nBachelor of Technology\n  b tech\n  btech\nMaster of Business Administration\n  mba\nMaster of Computer Applications\n  mca\nMaster of Science\n  m sc\n  msc\nMaster of Technology\n  m tech\n  mtech",
);
