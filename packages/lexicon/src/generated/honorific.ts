// Made of words/honorific.txt by npm run lexicon: change it there.
import { entriesOf } from '../entry.ts';
/** Titles before a person's name. */
export const HONORIFIC = entriesOf<'exact'>("adv\nca\ndr\ner\nmiss\nmr\nmrs [exact]\nms\nprof\nshri\nsmt\nsri\nडॉ\nश्री\nश्रीमती\nसुश्री");
