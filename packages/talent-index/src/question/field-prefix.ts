import { JOB_CATEGORIES, type JobCategory } from '@talaash/domain/job-post/choice';
import { JOB_CATEGORY_LABELS } from '@talaash/domain/job-post/words';
import type { EmployerTime } from '@talaash/domain/talent-search/choice';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { factLeaf, type Leaf } from './item.ts';
import { domainNamed, NAME_WORDS_MAX, named } from './name-table.ts';
import { type FactPattern, NUMBER_FACTS } from './number-fact.ts';
import { PLACE_WORDS_MAX, placesNamed } from './place.ts';
import { plainWord } from '../words/question-word.ts';
import type { ReadToken, Sentence } from './sentence.ts';
import { WORD_FACTS } from './word-fact.ts';

/** The value after a field's name and its colon: tokens from `from` to `to`. */
type Value = { from: number; to: number; text: string; typed: string; words: string[] };
type Read = (value: Value) => SearchCondition | Leaf['wanted'] | undefined;

const NAME_LENGTH_MAX = 200;

const nameOf = ({ typed }: Value): string => typed.slice(0, NAME_LENGTH_MAX).trim();

const employer =
  (when: EmployerTime): Read =>
  (value) => {
    const known = named(value.words);
    const names = known?.kind === 'employer' ? [...known.names] : [nameOf(value)];
    return names[0] === '' ? undefined : { kind: 'employer', names, when };
  };

const SKILL =
  /^(?<name>.+?)\s*(?:(?:>=?|:)\s*(?<atLeast>\d{1,2}(?:\.\d)?)|(?<plus>\d{1,2}(?:\.\d)?)\s*\+)\s*(?:y|yrs?|years?)?$/i;

const skill: Read = (value) => {
  const { name, atLeast, plus } = SKILL.exec(value.typed)?.groups ?? {};
  const years = atLeast ?? plus;
  if (name !== undefined && years !== undefined)
    return { kind: 'skill', name: name.trim().slice(0, NAME_LENGTH_MAX), minYears: Number(years) };
  return nameOf(value) === '' ? undefined : { kind: 'skill', name: nameOf(value) };
};

const place: Read = (value) => {
  const known = placesNamed(value.text);
  const names = known === undefined ? [nameOf(value)] : [...known.names];
  return names[0] === '' ? undefined : { kind: 'place', names };
};

/** What a fact's pattern makes of the value in words around it. */
const said =
  (before: string, after = ''): Read =>
  ({ text }) => {
    const number = /^\d+$/.test(text) ? after : '';
    const sentence = `${before}${text}${number}`;
    return (
      factOf(NUMBER_FACTS, sentence) ??
      factOf(WORD_FACTS, sentence) ??
      factOf([...NUMBER_FACTS, ...WORD_FACTS], text)
    );
  };

function factOf(patterns: readonly FactPattern[], sentence: string): SearchCondition | undefined {
  for (const { pattern, condition } of patterns) {
    pattern.lastIndex = 0;
    const match = pattern.exec(sentence);
    if (match !== null && pattern.lastIndex === sentence.length) return condition(match.groups ?? {});
  }
  return undefined;
}

const category: Read = ({ text }) => {
  const isOf = (one: JobCategory) =>
    JOB_CATEGORY_LABELS[one].toLowerCase().includes(text.replaceAll('_', ' '));
  const categories = JOB_CATEGORIES.filter(isOf);
  return categories.length === 0 ? undefined : { kind: 'category', categories };
};

const domain: Read = ({ words, text }) => {
  const known = named(words);
  const { name, words: told, employers } = domainNamed(known?.kind === 'domain' ? known.name : text);
  return { kind: 'domain', name, words: told.map((word) => plainWord(word, false)), employers };
};

const degree: Read = (value) => factOf(WORD_FACTS, value.text) ?? { kind: 'degree', names: [nameOf(value)] };
const title: Read = (value) => (nameOf(value) === '' ? undefined : { kind: 'title', words: nameOf(value) });
const remote: Read = ({ text }) => ({
  kind: 'workMode',
  isRemote: !/^(?:no|false|0|onsite|office)$/.test(text),
});

const experience = said('experience ');
const salary = said('budget ');

const FIELDS: ReadonlyMap<string, Read> = new Map(
  Object.entries({
    skill,
    skills: skill,
    title,
    role: title,
    designation: title,
    company: employer('ever'),
    employer: employer('ever'),
    current: employer('current'),
    past: employer('past'),
    ex: employer('past'),
    previous: employer('past'),
    location: place,
    place,
    city: place,
    state: place,
    in: place,
    loc: place,
    degree,
    education: degree,
    experience,
    exp: experience,
    years: experience,
    salary,
    ctc: salary,
    budget: salary,
    notice: said('notice ', ' days'),
    level: said(''),
    seniority: said(''),
    english: said('english '),
    active: said('active in last ', ' days'),
    updated: said('active in last ', ' days'),
    domain,
    industry: domain,
    category,
    remote,
    wfh: remote,
  } satisfies Record<string, Read>),
);

/** A field's name with a colon and its value, as in `title:"tech lead"`: what it asks, and the token after it. */
export function fieldAt(
  { tokens, plain, text }: Sentence,
  at: number,
  quotes: ReadonlyMap<number, number>,
): { leaf: Leaf | undefined; next: number } | undefined {
  const colon = tokens[at + 1];
  const first = tokens[at + 2];
  const read = FIELDS.get((tokens[at] as ReadToken).text);
  if (
    read === undefined ||
    colon?.text !== ':' ||
    colon.isAfterBlank ||
    first === undefined ||
    first.isAfterBlank
  )
    return undefined;
  const closing = quotes.get(at + 2);
  const [from, to] = closing === undefined ? [at + 2, valueEnd(tokens, at + 2)] : [at + 3, closing - 1];
  const next = closing === undefined ? to + 1 : closing + 1;
  if (to < from) return { leaf: undefined, next };
  const value: Value = {
    from,
    to,
    text: plain.slice(tokens[from]?.plainStart, tokens[to]?.plainEnd),
    typed: text.slice(tokens[from]?.start, tokens[to]?.end),
    words: tokens.slice(from, to + 1).flatMap((token) => (token.isWord ? [token.text] : [])),
  };
  const asked = read(value);
  if (asked === undefined) return undefined;
  const isWanted = asked.kind === 'domain';
  const leaf: Leaf = isWanted
    ? { wanted: asked as Leaf['wanted'], from: at, to: next - 1, isRole: false, isKnown: true }
    : factLeaf(asked as SearchCondition, at, next - 1);
  return { leaf, next };
}

const VALUE_ENDS = new Set([',', ';', '(', ')', '|', '"']);

/** The last token of a value without quotation marks: up to a blank, or the whole of a known name. */
function valueEnd(tokens: readonly ReadToken[], from: number): number {
  const words: string[] = [];
  let known = from - 1;
  for (let at = from; at < from + Math.max(NAME_WORDS_MAX, PLACE_WORDS_MAX); at += 1) {
    const token = tokens[at];
    if (token?.isWord !== true || (at > from && token.isAfterBreak)) break;
    words.push(token.text);
    const name = named(words);
    const isName =
      (name !== undefined && name.kind !== 'filler') || placesNamed(words.join(' ')) !== undefined;
    if (isName) known = at;
  }
  let to = from - 1;
  while (to + 1 < tokens.length) {
    const token = tokens[to + 1] as ReadToken;
    if (VALUE_ENDS.has(token.text) || (to + 1 > from && token.isAfterBlank)) break;
    to += 1;
  }
  return Math.max(known, to);
}
