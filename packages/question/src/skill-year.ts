import { wordGroup } from '@talaash/lexicon/word-group';
import { textAt } from './lexing.ts';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { ROLE_NOUNS } from '@talaash/lexicon/role-noun';
import { SPELT } from './fact-pattern.ts';
import type { Item, Operand } from './item.ts';
import type { ReadToken, Sentence } from './sentence.ts';
import type { Understanding } from './understanding.ts';
import { isAbout } from './year-fact.ts';

/** Prepositions between years and their skill. At least one must occur. */
const OF = wordGroup('prepositions before a skill');
const BETWEEN: ReadonlySet<string> = new Set([...OF, ...wordGroup('words before a skill')]);
const YEARS_MAX = 30;

type SkillYears = { name: string; minYears: number };

export type SkillYearsReading = {
  /** Ranks people first whose jobs name the skill for that long. */
  groups: Understanding['groups'];
  /** The operands with years of a skill: "5 years in Linux" means at least five. */
  ofSkill: ReadonlySet<Operand>;
};

/** Prepositions between a skill and its years: "Kubernetes for 3 years". */
const FOR = wordGroup('prepositions before years');

/**
 * Years of a skill: "4+ years in Selenium", "Python 4+ years, AWS 2+ years". They also count as years of work, because nobody has
 * used a skill for longer than they have worked. People whose jobs name the skill for that long come first.
 */
export function skillYears(sentence: Sentence, items: readonly Item[]): SkillYearsReading {
  const operands = items.flatMap((item) => (item.kind === 'operand' ? [item.operand] : []));
  const reading: SkillYears[] = [];
  const ofSkill = new Set<Operand>();
  const beside = new Set<Operand>();
  const put = (operand: Operand, minYears: number | undefined): boolean => {
    if (minYears === undefined || minYears <= 0 || !isSkill(sentence, operand)) return false;
    if (!reading.some(({ name }) => name === nameOf(operand)))
      reading.push({ name: nameOf(operand), minYears });
    return true;
  };
  for (const [at, operand] of operands.entries()) {
    const years = yearsIn(operand);
    if (years === undefined) {
      if (reading.length > 0) put(operand, numberBefore(sentence, operand));
      continue;
    }
    const [next, also] = [operands[at + 1], operands[at + 2]];
    if (isOf(sentence, operand, next) && put(next, years)) {
      ofSkill.add(operand);
      if (isJoined(sentence, next, also)) put(also, years);
      continue;
    }
    const before = operands[at - 1];
    const isNextTo = isBeside(sentence, before, operand);
    if (before !== undefined && (isNextTo || isFor(sentence, before, operand)) && put(before, years))
      (isNextTo ? beside : ofSkill).add(operand);
  }
  for (const { operand, minYears } of listed(sentence, operands)) put(operand, minYears);
  // "Java 5 years" may be all years of work; "AWS 2 years, Python 5 years" cannot.
  if (reading.length > 1) for (const operand of beside) ofSkill.add(operand);
  return {
    groups: reading.map(({ name, minYears }) => ({
      anyOf: [{ kind: 'fact', condition: { kind: 'skill', name, minYears } }],
      spans: [],
      kind: 'helping',
    })),
    ofSkill,
  };
}

const yearsIn = ({ wanted }: Operand): number | undefined =>
  wanted.kind === 'fact' && wanted.condition.kind === 'experience' ? wanted.condition.min : undefined;

const nameOf = ({ wanted }: Operand): string =>
  wanted.kind === 'word' ? wanted.word.text : wanted.kind === 'phrase' ? wanted.text : '';

/** Whether an operand is a skill, and not part of a title. */
function isSkill({ tokens }: Sentence, { wanted, isKnown, isRole, to }: Operand): boolean {
  return (
    (wanted.kind === 'word' || wanted.kind === 'phrase') &&
    isKnown &&
    !isRole &&
    !ROLE_NOUNS.has(textAt(tokens, to + 1))
  );
}

const between = ({ tokens }: Sentence, one: Operand, other: Operand): ReadToken[] =>
  tokens.slice(one.to + 1, other.from);

/** The only word between two operands; undefined if there are several or none, or an operand is missing. */
function onlyBetween(sentence: Sentence, one: Operand | undefined, other: Operand | undefined) {
  if (one === undefined || other === undefined) return undefined;
  const words = between(sentence, one, other);
  return words.length === 1 ? words[0]?.text : undefined;
}

/** Whether years belong to the skill after them: "years of experience in". */
function isOf(sentence: Sentence, years: Operand, skill: Operand | undefined): skill is Operand {
  if (skill === undefined) return false;
  const words = between(sentence, years, skill);
  return words.every(({ text }) => BETWEEN.has(text)) && words.some(({ text }) => OF.has(text));
}

const SIGNS_BETWEEN: ReadonlySet<string> = new Set(['-', ':', '=', '(']);

/** Whether years directly follow a skill: "Java 5 years", "Java - 5 years", "Java (5 years)". */
const isBeside = (sentence: Sentence, skill: Operand | undefined, years: Operand): boolean =>
  skill !== undefined &&
  (between(sentence, skill, years).length === 0 ||
    SIGNS_BETWEEN.has(onlyBetween(sentence, skill, years) ?? ''));

const isFor = (sentence: Sentence, skill: Operand, years: Operand): boolean =>
  FOR.has(onlyBetween(sentence, skill, years) ?? '');

const isJoined = (sentence: Sentence, one: Operand, other: Operand | undefined): other is Operand =>
  /^(?:and|&|\/|or)$/.test(onlyBetween(sentence, one, other) ?? '');

/** "3 years in React and 2 in Node": a number without its unit. */
function numberBefore({ tokens }: Sentence, { from }: Operand): number | undefined {
  const [number, of] = tokens.slice(Math.max(0, from - 2), from);
  if (number === undefined || of === undefined || !OF.has(of.text)) return undefined;
  return /^\d{1,2}$/.test(number.text) && Number(number.text) <= YEARS_MAX ? Number(number.text) : undefined;
}

/** Several skills, each with a bare number: "Java - 5, AWS - 2". */
function listed(
  { tokens }: Sentence,
  operands: readonly Operand[],
): { operand: Operand; minYears: number }[] {
  const found = operands.flatMap((operand) => {
    const [sign, number, next] = tokens.slice(operand.to + 1, operand.to + 4);
    const isNumber =
      number !== undefined && /^\d{1,2}$/.test(number.text) && Number(number.text) <= YEARS_MAX;
    const isEnd = next === undefined || next.isAfterLine || /^[,;/|)]$/.test(next.text);
    return SIGNS_BETWEEN.has(sign?.text ?? '') && isNumber && isEnd
      ? [{ operand, minYears: Number(number.text) }]
      : [];
  });
  return found.length > 1 ? found : [];
}

const NUMBER = new RegExp(`\\d+(?:\\.\\d+)?|(?<![a-z])(?:${SPELT})(?![a-z])`, 'g');

/** Years of work from a bare number beside a skill have no upper end: longer work may include just as many years of the skill. */
export function withYears(
  { plain, tokens }: Sentence,
  operand: Operand,
  reading: SkillYearsReading | undefined,
): Operand {
  const { wanted } = operand;
  if (
    reading?.ofSkill.has(operand) !== true ||
    wanted.kind !== 'fact' ||
    wanted.condition.kind !== 'experience'
  )
    return operand;
  const { min } = wanted.condition;
  const text = plain.slice(tokens[operand.from]?.plainStart, tokens[operand.to]?.plainEnd);
  if (!isAbout(wanted.condition) || text.match(NUMBER)?.length !== 1) return operand;
  return { ...operand, wanted: { kind: 'fact', condition: { kind: 'experience', ...(min ? { min } : {}) } } };
}

/** The larger minimum of two skills' years. */
export const mostYears = (one: SearchCondition, other: SearchCondition): SearchCondition | undefined =>
  one.kind === 'experience' && other.kind === 'experience' && one.max === undefined && other.max === undefined
    ? { kind: 'experience', min: Math.max(one.min ?? 0, other.min ?? 0) }
    : undefined;
