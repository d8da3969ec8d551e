import { ROLE_NOUNS } from '../words/role-noun.ts';
import type { Item, Leaf } from './item.ts';
import type { ReadToken, Sentence } from './sentence.ts';
import type { Understanding } from './understanding.ts';

/** Stand between years and the skill that they are asked of; at least one says that they are. */
const OF: ReadonlySet<string> = new Set(['of', 'in', 'with', 'on', 'using']);
const BETWEEN: ReadonlySet<string> = new Set([
  ...OF,
  ...'experience exp experienced expertise hands working work relevant solid strong good proven practical writing'.split(
    ' ',
  ),
]);
const YEARS_MAX = 30;

type SkillYears = { name: string; minYears: number };

/**
 * Years that are asked of a skill: "4+ years in Selenium", "Python 4+ years, AWS 2+ years". They are read as years of work, too: whoever has worked with
 * something so long has worked at least as long. Among these come first whose jobs name the skill so long.
 */
export function skillYears(sentence: Sentence, items: readonly Item[]): Understanding['groups'] {
  const leaves = items.flatMap((item) => (item.kind === 'leaf' ? [item.leaf] : []));
  const asked: SkillYears[] = [];
  const put = (leaf: Leaf, minYears: number | undefined): boolean => {
    if (minYears === undefined || minYears <= 0 || !isSkill(sentence, leaf)) return false;
    if (!asked.some(({ name }) => name === nameOf(leaf))) asked.push({ name: nameOf(leaf), minYears });
    return true;
  };
  for (const [at, leaf] of leaves.entries()) {
    const years = yearsIn(leaf);
    const next = leaves[at + 1];
    const before = leaves[at - 1];
    if (years === undefined) {
      if (asked.length > 0) put(leaf, numberBefore(sentence, leaf));
      continue;
    }
    if (next !== undefined && isOf(sentence, leaf, next) && put(next, years)) {
      const also = leaves[at + 2];
      if (also !== undefined && isJoined(sentence, next, also)) put(also, years);
    } else if (before?.to === leaf.from - 1) put(before, years);
  }
  return asked.map(({ name, minYears }) => ({
    anyOf: [{ kind: 'fact', condition: { kind: 'skill', name, minYears } }],
    spans: [],
    isNeeded: false,
  }));
}

const yearsIn = ({ wanted }: Leaf): number | undefined =>
  wanted.kind === 'fact' && wanted.condition.kind === 'experience' ? wanted.condition.min : undefined;

const nameOf = ({ wanted }: Leaf): string =>
  wanted.kind === 'word' ? wanted.word.text : wanted.kind === 'phrase' ? wanted.text : '';

/** Whether a leaf is a skill, and no part of a title. */
function isSkill({ tokens }: Sentence, { wanted, isKnown, isRole, to }: Leaf): boolean {
  return (
    (wanted.kind === 'word' || wanted.kind === 'phrase') &&
    isKnown &&
    !isRole &&
    !ROLE_NOUNS.has(tokens[to + 1]?.text ?? '')
  );
}

const between = ({ tokens }: Sentence, one: Leaf, other: Leaf): ReadToken[] =>
  tokens.slice(one.to + 1, other.from);

/** Whether years are said of what follows: "years of experience in". */
function isOf(sentence: Sentence, years: Leaf, skill: Leaf): boolean {
  const words = between(sentence, years, skill);
  return words.every(({ text }) => BETWEEN.has(text)) && words.some(({ text }) => OF.has(text));
}

const isJoined = (sentence: Sentence, one: Leaf, other: Leaf): boolean => {
  const [word, ...others] = between(sentence, one, other);
  return word !== undefined && others.length === 0 && /^(?:and|&|\/|or)$/.test(word.text);
};

/** "3 years in React and 2 in Node": a number without its unit. */
function numberBefore({ tokens }: Sentence, { from }: Leaf): number | undefined {
  const [number, of] = tokens.slice(Math.max(0, from - 2), from);
  if (number === undefined || of === undefined || !OF.has(of.text)) return undefined;
  return /^\d{1,2}$/.test(number.text) && Number(number.text) <= YEARS_MAX ? Number(number.text) : undefined;
}
