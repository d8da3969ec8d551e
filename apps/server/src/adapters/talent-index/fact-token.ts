import { createHash } from 'node:crypto';
import { placeKey } from '@talaash/domain/locality/place-key';
import { levelOfTitle } from '@talaash/domain/talent-search/level';
import { skillKey } from '@talaash/lexicon/phrase';
import type { TalentDocument } from '@talaash/talent-index/port';

/** What a token says of somebody. */
export type TokenKind =
  | 'skill'
  /** With the half years of work that name the skill. */
  | 'skillTime'
  | 'place'
  | 'movesTo'
  | 'currentEmployer'
  | 'pastEmployer'
  | 'degree'
  | 'title'
  | 'level'
  | 'english'
  | 'category'
  | 'openToWork'
  | 'mark';

/**
 * A fact as a hash, the same for all spellings of its name. So a filter never contains text that a person wrote, and the
 * server's reading of symbols does not matter.
 */
export const factToken = (kind: TokenKind, key: string): string =>
  createHash('sha256').update(`${kind} ${key}`).digest('hex').slice(0, 16);

export const skillToken = (label: string): string => factToken('skill', skillKey(label));

/** @param halfYears at least that much work names the skill */
export const skillTimeToken = (label: string, halfYears: number): string =>
  factToken('skillTime', `${halfYears} ${skillKey(label)}`);

export const placeToken = (name: string): string => factToken('place', placeKey(name));

/** Whoever would move there. */
export const movesToToken = (name: string): string => factToken('movesTo', placeKey(name));

/** Whoever serves the notice. */
export const SERVING = 'serving';

/** A title that names no level. */
export const NO_LEVEL = 'none';

export const HALF_YEARS_MAX = 100;

/** Longer names are asked as several runs of so many words. */
const RUN_WORDS_MAX = 4;

const wordsOfName = (name: string): string[] => placeKey(name).split(' ').filter(Boolean);

/** The tokens that a name must all have to contain some words one after the other; none when there is no word. */
export function nameRuns(kind: TokenKind, name: string): string[] {
  const words = wordsOfName(name);
  const length = Math.min(words.length, RUN_WORDS_MAX);
  return words
    .slice(0, words.length - length + 1)
    .flatMap((_, at) => (length === 0 ? [] : [factToken(kind, words.slice(at, at + length).join(' '))]));
}

/** A token for each run of words of a name. */
function runsOf(kind: TokenKind, name: string): string[] {
  const words = wordsOfName(name);
  return words.flatMap((_, at) =>
    Array.from({ length: Math.min(RUN_WORDS_MAX, words.length - at) }, (__, more) =>
      factToken(kind, words.slice(at, at + more + 1).join(' ')),
    ),
  );
}

/** Everything that conditions ask of somebody, besides numbers and the point on the map. */
export function factTokensOf({ jobTitle, skills, facts }: TalentDocument): string[] {
  const months = monthsBySkill(skills, facts.skillMonths);
  const tokens = [
    ...[...months].flatMap(([key, ofWork]) =>
      Array.from({ length: Math.min(HALF_YEARS_MAX, Math.floor(ofWork / 6)) }, (_, before) =>
        factToken('skillTime', `${before + 1} ${key}`),
      ),
    ),
    ...facts.places.map(placeToken),
    ...(facts.movesTo ?? []).map(movesToToken),
    ...(facts.isServingNotice === true ? [factToken('mark', SERVING)] : []),
    ...facts.employers.flatMap(({ name, isCurrent }) =>
      runsOf(isCurrent ? 'currentEmployer' : 'pastEmployer', name),
    ),
    ...facts.degrees.flatMap((degree) => runsOf('degree', degree)),
    ...runsOf('title', jobTitle),
    factToken('level', levelOfTitle(jobTitle) ?? NO_LEVEL),
    factToken('english', facts.englishFluency),
    factToken('category', facts.category),
    factToken('openToWork', facts.openToWorkStatus),
    ...flagsOf(facts).map((flag) => factToken('mark', flag)),
  ];
  return [...new Set(tokens)];
}

/** The months of the first label of each skill. */
function monthsBySkill(skills: readonly string[], skillMonths: readonly number[]): Map<string, number> {
  const months = new Map<string, number>();
  for (const [at, label] of skills.entries())
    if (!months.has(skillKey(label))) months.set(skillKey(label), skillMonths[at] ?? 0);
  return months;
}

export type Flag = 'remote' | 'office' | 'employed' | 'unemployed' | 'resume';

export const flagsOf = (facts: TalentDocument['facts']): Flag[] => [
  facts.canWorkFromHome ? 'remote' : 'office',
  facts.isCurrentlyEmployed ? 'employed' : 'unemployed',
  ...(facts.hasResume ? (['resume'] as const) : []),
];
