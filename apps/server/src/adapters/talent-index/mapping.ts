import { createHash, randomBytes } from 'node:crypto';
import {
  aboutImpact,
  CERTIFIED_IMPACT,
  FIELD_IMPACT,
  misspeltImpact,
  NEARNESS,
  NAMESAKE_IMPACT,
  skillImpact,
} from '@talaash/question/field';

/** Raise it with every change of the fields: an index of another version is loaded again. */
const VERSION = 4;

/** How far events are in each index of all sources. */
export const marksOf = (base: string): string => `${base}_mark`;

/**
 * The indices of a source: people, the words and names that they have, and how far events are in each.
 *
 * @param base what all their names begin with
 */
export function indicesOf(base: string, sourceId: string) {
  const source = createHash('sha256').update(`${VERSION} ${sourceId}`).digest('hex').slice(0, 12);
  const alias = `${base}_v${source}`;
  const startOf = (name: string): number => Number(name.slice(alias.length + 1).split('_')[0]);
  return {
    alias,
    marks: marksOf(base),
    /** Finds the indices of all sources. */
    pattern: `${base}_v*`,
    isOurs: (name: string): boolean => name.startsWith(`${base}_v`) && !name.endsWith(NAMES),
    isOfThisSource: (name: string): boolean => name.startsWith(`${alias}_`),
    /** A unique name that contains when the load began. */
    newName: (now: number): string => `${alias}_${now}_${randomBytes(4).toString('hex')}`,
    /** Unix milliseconds. */
    startOf,
    /** Whether the load of an index began before that of another. */
    isBefore: (name: string, other: string): boolean => startOf(name) < startOf(other),
  };
}

export type Indices = ReturnType<typeof indicesOf>;

const NAMES = '_names';

/** The words and names of the people of an index. */
export const namesOf = (index: string): string => index + NAMES;

const IN_PROSE = [FIELD_IMPACT.certifications, FIELD_IMPACT.workExperiences, FIELD_IMPACT.personalProjects];

const OWN_IMPACTS = [
  ...Object.values(FIELD_IMPACT),
  ...Object.values(NAMESAKE_IMPACT),
  ...[0, 1, 12, 36].map(skillImpact),
  ...[1, 2, 3, 4].map(aboutImpact),
  ...IN_PROSE,
];

/** Every impact that a word can have outside a person's name. Each is a field of its own. */
export const IMPACTS: readonly number[] = [
  ...new Set([...OWN_IMPACTS, ...OWN_IMPACTS.map(misspeltImpact), CERTIFIED_IMPACT]),
]
  .filter((impact) => impact > 0 && impact !== FIELD_IMPACT.name)
  .sort((a, b) => b - a);

/** The words of a person outside the name, one a line, each with its impact as the number of times that it occurs. */
export const IMPACT_FIELD = 'impacts';
/** Between a word and its impact. */
export const IMPACT_MARK = '\u0001';

/** Words with an impact, or of the name: `undefined` stands for words of any impact. */
export const wordField = (impact: number | undefined): string =>
  impact === undefined ? IMPACT_FIELD : impact === FIELD_IMPACT.name ? 'nameWords' : `word.${impact}`;

const key = { type: 'keyword' } as const;
/** Only looked for: neither counted nor sorted by. */
const sought = { type: 'keyword', doc_values: false, norms: false } as const;
/** Words that follow each other in one of several names. */
const words = { type: 'text', analyzer: 'whitespace', norms: false } as const;
const number = { type: 'double' } as const;

const fields = <Definition>(names: readonly string[], definition: Definition): Record<string, Definition> =>
  Object.fromEntries(names.map((name) => [name, definition]));

/** Names that are counted or completed, by field. */
export const NAME_FIELDS = {
  skill: 'skills',
  area: 'areas',
  place: 'cities',
  state: 'states',
  degree: 'degrees',
  employer: 'employers',
  title: 'titles',
} as const;
export type NameKind = keyof typeof NAME_FIELDS;

/** The names in which phrases are looked for. */
export const SAID = ['title', 'skill', 'currentEmployer', 'pastEmployer', 'place', 'degree'] as const;

/** Nearness and multiplier share the boost of a query: the similarity is told nothing else. */
const MULTIPLIER_STEP = 16;
/** OpenSearch keeps a boost exactly up to 24 bits. */
export const MULTIPLIER_MAX = 2 ** 24 / MULTIPLIER_STEP - 1;
export const impactBoost = (nearness: number, multiplier: number): number =>
  multiplier * MULTIPLIER_STEP + nearness;

/** Scores an impact as `SCORES` does. One lookup then replaces one for each impact. */
export const impactSettings = {
  analysis: {
    tokenizer: { lines: { type: 'char_group', tokenize_on_chars: ['\n'] } },
    filter: { impact: { type: 'delimited_term_freq', delimiter: IMPACT_MARK } },
    analyzer: { impacts: { type: 'custom', tokenizer: 'lines', filter: ['impact'] } },
  },
  similarity: {
    impact: {
      type: 'scripted',
      script: {
        source:
          `double multiplier = Math.floor(query.boost / ${MULTIPLIER_STEP});` +
          `double nearness = query.boost - ${MULTIPLIER_STEP} * multiplier;` +
          `return multiplier * Math.max(1, Math.round(doc.freq * nearness / ${NEARNESS.exact}));`,
      },
    },
  },
} as const;

export const peopleMapping = {
  dynamic: 'strict',
  _source: { includes: ['document'] },
  properties: {
    document: { type: 'object', enabled: false },
    talentId: key,
    updatedAtMs: { type: 'long' },
    ...fields(['experienceInYears', 'expectedSalaryInLpaInr', 'noticePeriodInWeeks'], number),
    ...fields(['homeLatitude', 'homeLongitude'], number),
    home: { type: 'geo_point' },
    word: { properties: fields(IMPACTS.map(String), sought) },
    [IMPACT_FIELD]: {
      type: 'text',
      analyzer: 'impacts',
      index_options: 'freqs',
      norms: false,
      similarity: 'impact',
    },
    [wordField(FIELD_IMPACT.name)]: sought,
    ...fields(Object.values(NAME_FIELDS), key),
    ...fields(
      ['labels', 'skillMonths', 'places', 'movesTo', 'titleWords', 'formerTitleWords', 'namedSkills'],
      sought,
    ),
    flags: key,
    ...fields(['titleName', 'degreeNames', 'currentEmployers', 'pastEmployers'], words),
    said: { properties: fields(SAID, words) },
  },
} as const;

export const namesMapping = {
  dynamic: 'strict',
  properties: {
    /** A word, or a name's kind and key. */
    kind: key,
    key: { type: 'keyword' },
    label: { type: 'keyword', index: false },
    /** The folded label from the start of each of its words. */
    begins: sought,
  },
} as const;

export const marksMapping = {
  dynamic: 'strict',
  properties: {
    xid: { type: 'keyword', index: false },
    event: { type: 'keyword', index: false },
    atMs: { type: 'long', index: false },
  },
} as const;
