/** Names of letters with a sign between them. With blanks or without, each is one word. */
const PAIRS =
  'fp&a r&d p&l m&a l&d c&b t&d s&op o&m q&a f&b d&i de&i i&c c&i e&i m&e t&e v&v h&s gd&t sg&a g&a t&c s&p d&b h&m l&t j&j p&g m&s at&t k&s';

/** The letters on one side of the sign are at most so many. */
export const PAIR_LETTERS_MAX = 2;

const SPELLINGS: ReadonlyMap<string, string> = new Map(
  PAIRS.split(' ').map((pair) => [pair, pair.replace('&', 'and')]),
);

export const isLetterPair = (pair: string): boolean => SPELLINGS.has(pair);

/** How a pair is written in letters alone: `randd` of "R&D" and "R & D". Undefined for any other word. */
export const spellingOfPair = (written: string): string | undefined =>
  written.includes('&') ? SPELLINGS.get(written.replaceAll(' ', '')) : undefined;

const PAIR_OF = new Map([...SPELLINGS].map(([pair, spelling]) => [spelling, pair]));

const SPELLING_LENGTH_MAX = Math.max(...[...PAIR_OF.keys()].map(({ length }) => length));

/** How a word is shown: `r&d` for `randd`. */
export const shownWord = (word: string): string =>
  word.length > SPELLING_LENGTH_MAX || !word.includes('and') ? word : (PAIR_OF.get(word) ?? word);

/** A pattern of any pair at the start of a word of a text in small letters. */
export const PAIR_SOURCE = `(?:${[...SPELLINGS.keys()].map((pair) => pair.replace('&', ' ?& ?')).join('|')})`;

/** A pattern of the beginning of any pair up to its sign. */
export const PARTIAL_PAIR_SOURCE = `(?:${[...new Set(PAIRS.split(' ').map((pair) => pair.split('&', 1)[0]))].join('|')}) ?&`;

/** What the pairs stand for, as `SYNONYMS` has it. */
export const PAIR_CONCEPTS: readonly (readonly string[])[] = [
  [
    'Financial Planning and Analysis',
    'fp and a',
    'fp a',
    'financial planning analysis',
    'financial planning',
    'financial planning analyst',
  ],
  ['Research and Development', 'r and d', 'rnd', 'research development'],
  ['Profit and Loss', 'p and l', 'pnl', 'profit loss'],
  [
    'Mergers and Acquisitions',
    'm and a',
    'mergers acquisitions',
    'merger and acquisition',
    'merger acquisition',
  ],
  ['Learning and Development', 'l and d', 'learning development'],
  [
    'Compensation and Benefits',
    'c and b',
    'compensation benefits',
    'compensation and benefit',
    'comp and ben',
    'comp ben',
  ],
  ['Training and Development', 'training development'],
  ['Transmission and Distribution', 'transmission distribution'],
  ['T and D'],
  ['Sales and Operations Planning', 's and op', 'sales operations planning', 'snop'],
  [
    'Operations and Maintenance',
    'o and m',
    'operations maintenance',
    'operation and maintenance',
    'operation maintenance',
  ],
  ['Food and Beverage', 'f and b', 'fnb', 'food beverage', 'food and beverages', 'food beverages'],
  [
    'Diversity and Inclusion',
    'd and i',
    'diversity inclusion',
    'de and i',
    'dei',
    'diversity equity and inclusion',
    'diversity equity inclusion',
  ],
  [
    'Instrumentation and Control',
    'i and c',
    'instrumentation control',
    'c and i',
    'control and instrumentation',
    'control instrumentation',
  ],
  ['Electrical and Instrumentation', 'e and i', 'electrical instrumentation'],
];
