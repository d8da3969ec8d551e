import { type Entry, hasMark, namesOf, wordOf } from './entry.ts';
import { COLLEGE } from './generated/college.ts';
import { DEGREE } from './generated/degree.ts';
import { NAMESAKE } from './generated/namesake.ts';
import { PLACE } from './generated/place.ts';
import { SKILL } from './generated/skill.ts';
import { TITLE } from './generated/title.ts';
import { pluralOf } from './inflection.ts';
import { PERSON_NOUNS, ROLE_NOUNS } from './role-noun.ts';

/**
 * One way to write a concept. Forms match word by word and ignore punctuation: `node js` also matches `node.js` and `node-js`.
 */
export type Form = {
  text: string;
  /** Whether it is also a plain word. It then matches in a query, a job title and a skill, but not in prose. */
  isPlainWord: boolean;
};

/** A job, a skill, a school, a degree or a place with all its names. The first name is its label. */
export type Concept = {
  kind: 'title' | 'skill' | 'college' | 'degree' | 'place';
  forms: readonly Form[];
  /** Whether people list it as a skill. */
  isSkill: boolean;
  /** Whether it names a whole job, such as site reliability engineer. */
  isJob: boolean;
};

/** Names with these marks are not forms of a concept. */
const APART: ReadonlySet<string> = new Set(['resume', 'place', 'code']);

const conceptsOf = (kind: Concept['kind'], entries: readonly Entry<string>[]): Concept[] =>
  entries.map((entry) => ({
    kind,
    isSkill: kind === 'skill' || kind === 'degree' || entry.marks.includes('skill'),
    isJob: entry.marks.includes('job') || namesOf(entry).some(({ word }) => endsInRole(word)),
    forms: namesOf(entry)
      .filter((name) => !name.marks.some((mark) => APART.has(mark)))
      .map((name) => ({ text: name.word, isPlainWord: hasMark(name, 'plain') })),
  }));

const endsInRole = (form: string): boolean =>
  form.includes(' ') && PERSON_NOUNS.has(form.split(' ').at(-1)?.toLowerCase() ?? '');

/** A concept's position is its number. */
export const CONCEPTS: readonly Concept[] = [
  ...conceptsOf('skill', SKILL),
  ...conceptsOf('title', TITLE),
  ...conceptsOf('college', COLLEGE),
  ...conceptsOf('degree', DEGREE),
  ...conceptsOf('place', PLACE),
];

export const labelOf = ({ forms }: Concept): string => forms[0]?.text ?? '';

/** The plural of a form, by its last word. A skill of one word has no plural: "she reacts" does not name React. */
export function pluralForm({ kind }: Concept, { text, isPlainWord }: Form): Form | undefined {
  const last = /(?<=[ .]|^)[a-z]{3,}$/i.exec(text)?.[0].toLowerCase();
  if (last === undefined || kind === 'place') return undefined;
  if (kind === 'skill' && last.length === text.length && !ROLE_NOUNS.has(last)) return undefined;
  const plural = pluralOf(last);
  return plural === last ? undefined : { text: text.slice(0, -last.length) + plural, isPlainWord };
}

/** Forms that mean their concept wherever they occur. */
export const CERTAIN_FORMS: readonly string[] = CONCEPTS.flatMap(({ forms }) =>
  forms.filter(({ isPlainWord }) => !isPlainWord).map(({ text }) => text),
);

/**
 * Words in a concept's name that mean something else on their own: a person with React Native is not the best match for React. In
 * a title or a skill of that name, such a word scores less.
 */
export const NAMESAKES: readonly (readonly [concept: string, word: string])[] = NAMESAKE.flatMap(
  ({ word, names }) => names.map((name) => [word, wordOf(name)] as const),
);
