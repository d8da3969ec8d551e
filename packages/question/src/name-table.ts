import { inflectionsOf } from '@talaash/lexicon/inflection';
import { phraseTerm } from '@talaash/lexicon/phrase';
import { phraseWord, plainWord, type QuestionWord } from './question-word.ts';
import { CRAFTS } from './craft-list.ts';
import { DOMAIN_LINES, type DomainLine } from './domain-list.ts';
import { EMPLOYER_GROUPS, EMPLOYER_LINES } from './employer-list.ts';
import { FILLER_PHRASES } from './filler.ts';
import { tokensOf } from './lexing.ts';
import { TECHNOLOGIES } from './technology-list.ts';
import type { DomainTold, Wanted } from './understanding.ts';

/** What a name of several words, or one, stands for. */
export type Named =
  | {
      kind: 'employer';
      name: string;
      /** The name first, then the others that people write. */
      names: readonly string[];
      isPlain: boolean;
    }
  | { kind: 'domain'; name: string }
  | { kind: 'technology' }
  | { kind: 'filler' };

type EmployerNamed = Extract<Named, { kind: 'employer' }>;

export const NAME_WORDS_MAX = 5;

/** One key for the spellings of a name: the words of a text, without signs. */
export const nameKeyOf = (words: readonly string[]): string => words.join(' ').replace(/[._-]+/g, ' ');

const keyOfName = (name: string): string =>
  nameKeyOf(
    tokensOf(name)
      .filter(({ isWord }) => isWord)
      .map(({ text }) => text),
  );

const NAMES = new Map<string, Named>();
const EMPLOYERS_OF = new Map<string, string[]>();
const EMPLOYERS = new Map<string, EmployerNamed>();
/** Names that people write besides an employer's full one. */
const SHORT_NAMES: string[] = [];

for (const name of [...TECHNOLOGIES, ...CRAFTS]) NAMES.set(keyOfName(name), { kind: 'technology' });
for (const { name, names } of DOMAIN_LINES)
  for (const other of names.split(','))
    for (const key of inBothNumbers(keyOfName(other))) NAMES.set(key, { kind: 'domain', name });
for (const [domain, line] of EMPLOYER_LINES)
  for (const entry of line.split(';')) putEmployer(domain, entry.trim());
for (const [names, members] of EMPLOYER_GROUPS) {
  const employers = members.flatMap((name) => {
    const known = NAMES.get(keyOfName(name));
    return known?.kind === 'employer' ? known.names : [name];
  });
  for (const name of names)
    putName(keyOfName(name), { kind: 'employer', name, names: employers, isPlain: true });
}
for (const phrase of FILLER_PHRASES) NAMES.set(keyOfName(phrase), { kind: 'filler' });

/** A name, and the one whose last word has the other number. */
function inBothNumbers(name: string): string[] {
  const last = name.split(' ').at(-1) ?? '';
  return [name, ...inflectionsOf(last).map((other) => name.slice(0, -last.length) + other)];
}

function putEmployer(domain: string, entry: string): void {
  const [first = '', others = ''] = entry.split('=');
  const written = [first, ...others.split(',')].filter((name) => name !== '').flatMap(withSign);
  const names = written.map((name) => name.replace('?', ''));
  const [name = ''] = names;
  SHORT_NAMES.push(...names.slice(1));
  EMPLOYERS_OF.set(domain, [...(EMPLOYERS_OF.get(domain) ?? []), ...names]);
  for (const [at, other] of names.entries())
    putName(keyOfName(other), { kind: 'employer', name, names, isPlain: !(written[at] ?? '').endsWith('?') });
}

/** "Larsen and Toubro" is also written "Larsen & Toubro". */
function withSign(name: string): string[] {
  return name.includes(' and ') ? [name, name.replace(' and ', ' & ')] : [name];
}

function putName(key: string, named: EmployerNamed): void {
  const isTaken = NAMES.has(key);
  if (!isTaken) NAMES.set(key, named);
  // Oracle and SAP are what somebody knows unless the text says that they are employers.
  if (!EMPLOYERS.has(key)) EMPLOYERS.set(key, isTaken ? { ...named, isPlain: false } : named);
}

/** The first words of all names. */
const FIRST_WORDS: ReadonlySet<string> = new Set([...NAMES.keys()].map((key) => key.split(' ', 1)[0] ?? ''));

/** Whether a name may begin with a word. */
export const mayBeginName = (word: string): boolean =>
  FIRST_WORDS.has(word) || (/[._-]/.test(word) && FIRST_WORDS.has(word.split(/[._-]/, 1)[0] ?? ''));

/** What the words name together; the employers that are also a word only as `isPlain: false`. */
export const named = (words: readonly string[]): Named | undefined => NAMES.get(nameKeyOf(words));

/** The employer that words name, also where they name a technology first. */
export const employerNamed = (words: readonly string[]): EmployerNamed | undefined =>
  EMPLOYERS.get(nameKeyOf(words));

type DomainWanted = Extract<Wanted, { kind: 'domain' }>;

/** Short names that are the beginning of another employer's: HDFC Life is not in the field of HDFC Bank. */
const BEGINNINGS: ReadonlySet<string> = new Set(
  [...EMPLOYERS_OF.values()].flatMap((names) => {
    const all = names.map((name) => `${name} `);
    return SHORT_NAMES.filter(
      (short) =>
        [...EMPLOYERS_OF.values()].some((others) => others !== names && others.includes(short)) &&
        all.some((name) => name.startsWith(`${short} `) && name !== `${short} `),
    );
  }),
);

const DOMAINS: ReadonlyMap<string, DomainWanted> = new Map(
  DOMAIN_LINES.map(({ name, parts = [], near = [] }) => {
    const own = toldBy([name, ...parts]);
    const beside = near.length === 0 ? undefined : toldBy(near);
    return [name, { kind: 'domain', name, ...own, near: beside }];
  }),
);

function toldBy(names: readonly string[]): DomainTold {
  const lines = DOMAIN_LINES.filter(({ name }) => names.includes(name));
  const all = (of: (line: DomainLine) => string | undefined) =>
    new Set(lines.flatMap((line) => of(line)?.split(' ') ?? []));
  return {
    words: [...all(({ words }) => words)].map(wordToTell),
    employers: lines
      .flatMap(({ name }) => EMPLOYERS_OF.get(name) ?? [])
      .filter((name) => !BEGINNINGS.has(name)),
    employerWords: [...all(({ employers }) => employers)].map(wordToTell),
  };
}

/** A dash joins the words of a concept. */
function wordToTell(written: string): QuestionWord {
  const text = written.replaceAll('-', ' ');
  const term = text === written ? undefined : phraseTerm(text);
  return term === undefined ? plainWord(text, false) : phraseWord(text, term);
}

/** A field of business as it is wanted; an unknown one is told by its own name. */
export const domainWanted = (name: string): DomainWanted =>
  DOMAINS.get(name) ?? {
    kind: 'domain',
    name,
    words: [plainWord(name, false)],
    employers: [],
    employerWords: [],
    near: undefined,
  };

/** Words that tell a field of business, by the narrowest one that each tells. */
const TOLD = new Map<string, string>();
for (const { name, words } of DOMAIN_LINES.toSorted((a, b) => b.words.length - a.words.length))
  for (const word of words.split(' ')) TOLD.set(word, name);

/** The field that a word tells: lending, as in "lending domain", is banking. */
export const domainToldBy = (word: string): string | undefined => TOLD.get(word);

/** Single words by which names are told, for corrections. */
export const nameWords = (): string[] =>
  [...NAMES].flatMap(([key, { kind }]) => (kind === 'filler' ? [] : key.split(' ')));
