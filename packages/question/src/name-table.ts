import { phraseTerm } from '@talaash/lexicon/phrase';
import { phraseWord, plainWord, type QuestionWord } from './question-word.ts';
import { hasMark, namesOf, wordOf, wordsWith } from '@talaash/lexicon/entry';
import { DOMAIN } from '@talaash/lexicon/generated/domain';
import { EMPLOYER } from '@talaash/lexicon/generated/employer';
import { EMPLOYER_GROUP } from '@talaash/lexicon/generated/employer-group';
import { inBothNumbers } from '@talaash/lexicon/inflection';
import { FILLER_PHRASES } from '@talaash/lexicon/usual-word';
import { tokensOf } from './lexing.ts';
import { CRAFTS } from '@talaash/lexicon/craft';
import type { DomainTold, Wanted } from './understanding.ts';

/** The meaning of a name of one or several words. */
export type Named =
  | {
      kind: 'employer';
      name: string;
      /** The full name first, then the other names in use. */
      names: readonly string[];
      isPlain: boolean;
    }
  | { kind: 'domain'; name: string }
  | { kind: 'technology' }
  | { kind: 'filler' };

type EmployerNamed = Extract<Named, { kind: 'employer' }>;

export const NAME_WORDS_MAX = 5;

/** Stands inside of a word, and is a blank in the key of a name. */
const SIGN = /[._-]/;

/** The key that all spellings of a name share: its words without signs. */
export const nameKeyOf = (words: readonly string[]): string => {
  const name = words.length === 1 ? (words[0] as string) : words.join(' ');
  return SIGN.test(name) ? name.replace(/[._-]+/g, ' ') : name;
};

const keyOfName = (name: string): string =>
  nameKeyOf(
    tokensOf(name)
      .filter(({ isWord }) => isWord)
      .map(({ text }) => text),
  );

const NAMES = new Map<string, Named>();
const EMPLOYERS_OF = new Map<string, string[]>();
const EMPLOYERS = new Map<string, EmployerNamed>();
/** The names of employers besides the full ones. */
const SHORT_NAMES: string[] = [];

for (const name of CRAFTS) NAMES.set(keyOfName(name), { kind: 'technology' });
for (const { word, names } of DOMAIN)
  for (const other of wordsWith(names, 'name'))
    for (const key of inBothNumbers(keyOfName(other))) NAMES.set(key, { kind: 'domain', name: word });
for (const { word, names } of EMPLOYER) for (const employer of names) putEmployer(word, employer);
for (const group of EMPLOYER_GROUP) {
  const isName = (name: (typeof group.names)[number]) => hasMark(name, 'name');
  const employers = group.names
    .filter((name) => !isName(name))
    .flatMap(({ word }) => {
      const known = NAMES.get(keyOfName(word));
      return known?.kind === 'employer' ? known.names : [word];
    });
  for (const name of [group.word, ...group.names.filter(isName).map(wordOf)])
    putName(keyOfName(name), { kind: 'employer', name, names: employers, isPlain: true });
}
for (const phrase of FILLER_PHRASES) NAMES.set(keyOfName(phrase), { kind: 'filler' });

function putEmployer(domain: string, employer: (typeof EMPLOYER)[number]['names'][number]): void {
  const written = namesOf(employer).flatMap((name) =>
    withSign(name.word).map((word) => ({ word, isPlain: !hasMark(name, 'plain') })),
  );
  const names = written.map(({ word }) => word);
  SHORT_NAMES.push(...names.slice(1));
  const known = EMPLOYERS_OF.get(domain);
  if (known === undefined) EMPLOYERS_OF.set(domain, [...names]);
  else known.push(...names);
  for (const { word, isPlain } of written)
    putName(keyOfName(word), { kind: 'employer', name: employer.word, names, isPlain });
}

/** "Larsen and Toubro" is also written "Larsen & Toubro". */
function withSign(name: string): string[] {
  return name.includes(' and ') ? [name, name.replace(' and ', ' & ')] : [name];
}

function putName(key: string, named: EmployerNamed): void {
  const isTaken = NAMES.has(key);
  if (!isTaken) NAMES.set(key, named);
  // Oracle and SAP are technologies unless the text says that they are employers.
  if (!EMPLOYERS.has(key)) EMPLOYERS.set(key, isTaken ? { ...named, isPlain: false } : named);
}

const FIRST_WORDS: ReadonlySet<string> = new Set([...NAMES.keys()].map((key) => key.split(' ', 1)[0] ?? ''));

const begins = (word: string, firstWords: ReadonlySet<string>): boolean =>
  firstWords.has(word) || (SIGN.test(word) && firstWords.has(word.split(SIGN, 1)[0] ?? ''));

export const mayBeginName = (word: string): boolean => begins(word, FIRST_WORDS);

/** First words that an employer's name begins with, also when it is written apart: "info sys". */
const EMPLOYER_STARTS: ReadonlySet<string> = new Set(
  [...EMPLOYERS.keys()].flatMap((key) =>
    Array.from({ length: key.length + 1 }, (_, end) => key.slice(0, end)).filter((start) =>
      FIRST_WORDS.has(start),
    ),
  ),
);

export const mayBeginEmployer = (word: string): boolean => begins(word, EMPLOYER_STARTS);

/** The meaning of the words as one name. An employer whose name is also a word has `isPlain: false`. */
export const named = (words: readonly string[]): Named | undefined => NAMES.get(nameKeyOf(words));

/** The employer of this name, even if the name also means a technology. */
export const employerNamed = (words: readonly string[]): EmployerNamed | undefined =>
  EMPLOYERS.get(nameKeyOf(words));

type DomainWanted = Extract<Wanted, { kind: 'domain' }>;

/** The fields of business of a short name. */
const DOMAINS_OF_SHORT = new Map(SHORT_NAMES.map((name) => [name, new Set<string>()]));
for (const [domain, names] of EMPLOYERS_OF) for (const name of names) DOMAINS_OF_SHORT.get(name)?.add(domain);

/** Short names that begin the name of an employer of another field: HDFC Life is not in the field of HDFC Bank. */
const BEGINNINGS: ReadonlySet<string> = new Set(
  [...EMPLOYERS_OF].flatMap(([domain, names]) =>
    names.flatMap(beginningsOf).filter((short) => {
      const domains = DOMAINS_OF_SHORT.get(short);
      return domains !== undefined && domains.size > (domains.has(domain) ? 1 : 0);
    }),
  ),
);

/** "HDFC Life" has the beginning "HDFC". */
function beginningsOf(name: string): string[] {
  const words = name.split(' ');
  return words.slice(1).map((_, at) => words.slice(0, at + 1).join(' '));
}

const DOMAINS: ReadonlyMap<string, DomainWanted> = new Map(
  DOMAIN.map(({ word, names }) => {
    const near = wordsWith(names, 'near');
    const own = toldBy([word, ...wordsWith(names, 'part')]);
    return [word, { kind: 'domain', name: word, ...own, near: near.length === 0 ? undefined : toldBy(near) }];
  }),
);

function toldBy(domains: readonly string[]): DomainTold {
  const names = DOMAIN.flatMap(({ word, names }) => (domains.includes(word) ? names : []));
  const words = (mark: 'word' | 'employer') => [...new Set(wordsWith(names, mark))].map(wordToTell);
  return {
    words: words('word'),
    employers: DOMAIN.filter(({ word }) => domains.includes(word))
      .flatMap(({ word }) => EMPLOYERS_OF.get(word) ?? [])
      .filter((name) => !BEGINNINGS.has(name)),
    employerWords: words('employer'),
  };
}

function wordToTell(text: string): QuestionWord {
  const term = text.includes(' ') ? phraseTerm(text) : undefined;
  return term === undefined ? plainWord(text, false) : phraseWord(text, term);
}

/** A field of business as a wanted thing. An unknown one is recognized by its own name. */
export const domainWanted = (name: string): DomainWanted =>
  DOMAINS.get(name) ?? {
    kind: 'domain',
    name,
    words: [plainWord(name, false)],
    employers: [],
    employerWords: [],
    near: undefined,
  };

/** The field of business that each word indicates: the narrowest if there are several. */
const TOLD = new Map<string, string>();
const wordsTelling = ({ names }: (typeof DOMAIN)[number]): string[] => wordsWith(names, 'word');
for (const domain of DOMAIN.toSorted((a, b) => wordsTelling(b).length - wordsTelling(a).length))
  for (const word of wordsTelling(domain).flatMap(inBothNumbers)) TOLD.set(word, domain.word);

/** The field of business that a word indicates: "lending", as in "lending domain", is banking. */
export const domainToldBy = (word: string): string | undefined => TOLD.get(word);

/** The single words of all names, for spelling correction. */
export const nameWords = (): string[] =>
  [...NAMES].flatMap(([key, { kind }]) => (kind === 'filler' ? [] : key.split(' ')));
