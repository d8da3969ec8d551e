// Made of words/letter-pair.txt by npm run lexicon: change it there.
import { entriesOf } from '../entry.ts';
/** Letters joined by a sign. Each pair is one word, with or without spaces. */
export const LETTER_PAIR = entriesOf<never>("at&t\nc&b\nc&i\nd&b\nd&i\nde&i\ne&i\nf&b\nfp&a\ng&a\ngd&t\nh&m\nh&s\ni&c\nj&j\nk&s\nl&d\nl&t\nm&a\nm&e\nm&s\no&m\np&g\np&l\nq&a\nr&d\ns&op\ns&p\nsg&a\nt&c\nt&d\nt&e\nv&v");
