import { longestRun } from './word-run.ts';
import { textAt } from './lexing.ts';
import { JOB_CATEGORIES, type JobCategory } from '@talaash/domain/job-post/choice';
import { JOB_CATEGORY_LABELS } from '@talaash/domain/job-post/words';
import type { EmployerTime } from '@talaash/domain/talent-search/choice';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { phraseTerm } from '@talaash/lexicon/phrase';
import { factOperand, type Operand } from './item.ts';
import { domainWanted, NAME_WORDS_MAX, named } from './name-table.ts';
import type { FactPattern } from './fact-pattern.ts';
import { NUMBER_FACTS } from './number-fact.ts';
import { PLACE_WORDS_MAX, placesNamed } from './place.ts';
import type { ReadToken, Sentence } from './sentence.ts';
import type { Wanted } from './understanding.ts';
import { WORD_FACTS } from './word-fact.ts';

/** The value after a field's name and its colon. */
type Value = { text: string; typed: string; words: string[] };
type Read = (value: Value) => SearchCondition | Extract<Wanted, { kind: 'domain' }> | undefined;

const NAME_LENGTH_MAX = 200;

const nameOf = ({ typed }: Value): string =>
  typed
    .slice(0, NAME_LENGTH_MAX)
    .replace(/[\s<>=:]+$/, '')
    .trim();

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
  return domainWanted(known?.kind === 'domain' ? known.name : text);
};

const degree: Read = (value) => factOf(WORD_FACTS, value.text) ?? { kind: 'degree', names: [nameOf(value)] };
const title: Read = (value) => (nameOf(value) === '' ? undefined : { kind: 'title', words: nameOf(value) });
const remote: Read = ({ text }) => ({
  kind: 'workMode',
  isRemote: !/^(?:no|false|0|onsite|office)$/.test(text),
});

const everEmployer = employer('ever');
const pastEmployer = employer('past');
const currentEmployer = employer('current');
/** Fields in which a slash separates values: "EY/KPMG". In others it is part of a name: "UI/UX". */
const LISTED: ReadonlySet<Read> = new Set([everEmployer, pastEmployer, currentEmployer, place]);

const experience = said('experience ');
const salary = said('budget ');

const FIELDS: ReadonlyMap<string, Read> = new Map(
  Object.entries({
    skill,
    skills: skill,
    title,
    role: title,
    designation: title,
    company: everEmployer,
    employer: everEmployer,
    current: currentEmployer,
    past: pastEmployer,
    ex: pastEmployer,
    previous: pastEmployer,
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

/** What a field asks, any of its values, and the token after it. */
type FieldRead = { operands: Operand[]; next: number };

/** A field's name with a colon and its value, as in `title:"tech lead"`, or its values, as in `past:(Infosys OR Wipro)` and `company:EY/KPMG`. */
export function fieldAt(
  sentence: Sentence,
  at: number,
  quotes: ReadonlyMap<number, number>,
): FieldRead | undefined {
  const { tokens } = sentence;
  const read = FIELDS.get((tokens[at] as ReadToken).text);
  const [colon, first] = tokens.slice(at + 1, at + 3);
  if (read === undefined || colon?.text !== ':' || colon.isAfterBlank || first?.isAfterBlank !== false)
    return undefined;
  const values =
    (first.text === '('
      ? bracketedValues(tokens, at + 2)
      : slashedValues(
          tokens,
          at + 2,
          LISTED.has(read) || (read === skill && !isOneSkill(sentence, at + 2)),
        )) ?? oneValue(tokens, at + 2, quotes);
  const operands = values.parts.flatMap(({ from, to, years }, part) => {
    const wanted = to < from ? undefined : read(valueOf(sentence, from, to, years));
    if (wanted === undefined) return [];
    const [start, end] = [part === 0 ? at : from, part === values.parts.length - 1 ? values.next - 1 : to];
    if (wanted.kind !== 'domain') return [factOperand(wanted, start, end)];
    return [{ wanted, from: start, to: end, isRole: false, isKnown: true }];
  });
  const isEmpty = values.parts.every(({ from, to }) => to < from);
  return operands.length === 0 && !isEmpty ? undefined : { operands, next: values.next };
}

/** A value in a range of tokens, with the years of a quoted skill after it: skill:"machine learning">=2y. */
type Part = { from: number; to: number; years?: { from: number; to: number } | undefined };
type Values = { parts: Part[]; next: number };

function oneValue(tokens: readonly ReadToken[], start: number, quotes: ReadonlyMap<number, number>): Values {
  // A quotation that is still open goes to the end of the text.
  const isOpen = tokens[start]?.text === '"' && !quotes.has(start);
  const closing = isOpen ? Math.min(tokens.length, start + 1 + NAME_WORDS_MAX) : quotes.get(start);
  if (closing === undefined) {
    const to = valueEnd(tokens, start);
    return { parts: [{ from: start, to }], next: to + 1 };
  }
  const years =
    tokens[closing + 1]?.text === '>' ? { from: closing + 1, to: valueEnd(tokens, closing + 1) } : undefined;
  const part = { from: start + 1, to: closing - 1, years };
  return { parts: [part], next: isOpen ? closing : (years?.to ?? closing) + 1 };
}

const SEPARATORS: ReadonlySet<string> = new Set(['|', '/', ',', 'or']);
const LIST_TOKENS_MAX = 60;

/** Values in brackets: "(Infosys OR \"Tata Motors\")". Undefined where the bracket holds more, or stays open. */
function bracketedValues(tokens: readonly ReadToken[], open: number): Values | undefined {
  const parts: Part[] = [];
  let from = open + 1;
  for (let at = open + 1; at < Math.min(tokens.length, open + LIST_TOKENS_MAX); at += 1) {
    const { text } = tokens[at] as ReadToken;
    if (text === '(') return undefined;
    if (text !== ')' && !SEPARATORS.has(text)) continue;
    const isQuoted = tokens[from]?.text === '"' && tokens[at - 1]?.text === '"';
    if (at > from) parts.push(isQuoted ? { from: from + 1, to: at - 2 } : { from, to: at - 1 });
    from = at + 1;
    if (text === ')') return parts.length === 0 ? undefined : { parts, next: at + 1 };
  }
  return undefined;
}

/** Whether a skill has a slash in its name, as "CI/CD", or has years. */
function isOneSkill({ tokens, text }: Sentence, from: number): boolean {
  const typed = text.slice(tokens[from]?.start, tokens[valueEnd(tokens, from)]?.end);
  return /[>:\d]/.test(typed) || phraseTerm(typed) !== undefined;
}

/** Values that a sign parts without blanks: "EY|KPMG", and where it can be in no name "EY/KPMG". */
function slashedValues(tokens: readonly ReadToken[], start: number, hasSlashes: boolean): Values | undefined {
  const isGlued = (at: number) => tokens[at]?.isAfterBlank === false;
  const isSign = (at: number) => textAt(tokens, at) === '|' || (hasSlashes && textAt(tokens, at) === '/');
  const parts: Part[] = [];
  for (let from = start; ; ) {
    if (tokens[from]?.isWord !== true) return undefined;
    let to = from;
    while (isGlued(to + 1) && tokens[to + 1]?.isWord === true) to += 1;
    const goesOn = isSign(to + 1) && isGlued(to + 1) && isGlued(to + 2);
    const end = goesOn ? to : Math.max(to, valueEnd(tokens, from));
    parts.push({ from, to: end });
    if (!goesOn) return parts.length === 1 ? undefined : { parts, next: end + 1 };
    from = to + 2;
  }
}

function valueOf({ tokens, plain, text }: Sentence, from: number, to: number, years: Part['years']): Value {
  return {
    text: plain.slice(tokens[from]?.plainStart, tokens[to]?.plainEnd),
    typed: [
      text.slice(tokens[from]?.start, tokens[to]?.end),
      years === undefined ? '' : text.slice(tokens[years.from]?.start, tokens[years.to]?.end),
    ].join(''),
    words: tokens.slice(from, to + 1).flatMap((token) => (token.isWord ? [token.text] : [])),
  };
}

const VALUE_ENDS = new Set([',', ';', '(', ')', '|', '"']);

/** The last token of a value without quotation marks: up to a blank, or the whole of a known name. */
function valueEnd(tokens: readonly ReadToken[], from: number): number {
  const known = longestRun(tokens, from, Math.max(NAME_WORDS_MAX, PLACE_WORDS_MAX), (words) => {
    const name = named(words);
    return name === undefined || name.kind === 'filler' ? placesNamed(words.join(' ')) : name;
  });
  let to = from - 1;
  while (to + 1 < tokens.length) {
    const token = tokens[to + 1] as ReadToken;
    if (VALUE_ENDS.has(token.text) || (to + 1 > from && token.isAfterBlank)) break;
    to += 1;
  }
  return Math.max(known?.to ?? to, to);
}
