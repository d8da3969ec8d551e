import type { MatchBand, MatchCriterion, MatchOutcome, SkillState } from './choice.ts';
import type { FoundFact, MatchItem, TalentMatch } from './schema.ts';
import { MATCH_WEIGHTS } from './weight.ts';

export const MATCH_BAND_LABELS: Record<MatchBand, string> = {
  strong: 'Strong',
  good: 'Good',
  possible: 'Possible',
};

export const MATCH_CRITERION_LABELS: Record<MatchCriterion, string> = {
  mustSkill: 'Must-have skills',
  niceSkill: 'Nice-to-have skills',
  title: 'Title',
  level: 'Level',
  experience: 'Experience',
  place: 'Place or work from home',
  salary: 'Salary',
  notice: 'Notice',
  english: 'English',
  freshness: 'Profile freshness',
};

/** The names of the criteria, for people. */
export const MATCH_OUTCOME_LABELS: Record<MatchOutcome, string> = {
  evidence: 'What fits',
  gap: 'What is missing',
  notStated: 'What is not stated',
};

export const MATCH_SENTENCES = {
  neverCounted: 'Name, picture, age, gender and school never count.',
  scaled: 'We leave out what a job post does not name, and scale the rest to 100.',
  half: 'A missing fact counts half. A near match counts half too.',
  strongNeedsAll:
    'A strong match has everything that the post asks for, except perhaps nice-to-have skills. The fewer things a post asks for, the more points a strong match needs.',
  searchFailed: 'The job post could not be read. Please try again.',
  loadFailed: 'The match did not load.',
  whyFoundFailed: 'The reasons did not load',
} as const;

/** How skills are counted, from the table that counts them. */
export function skillCountSentences(): string[] {
  const { skillShares, longMonths, briefMonths } = MATCH_WEIGHTS;
  const of = (state: SkillState) => `${skillShares[state] * 100}%`;
  return [
    `A skill earns all its points with ${longMonths} months or more in jobs that name it, ${of('worked')} with ${briefMonths} or more, ${of('brief')} with fewer, and ${of('listed')} if only a project or the list of skills names it.`,
    `If a post asks for years of a skill, that many years earn all its points, half of them or more ${of('nearly')}, and fewer ${of('short')}.`,
    'For “A or B”, the better known skill counts.',
  ];
}

/** The requirements of each band, from the same table. */
export function bandSentences(): string[] {
  const { strong, strongElse, good } = MATCH_WEIGHTS.bands;
  const steps = strong.map(
    ({ criteriaMax, from }) => `${from} points if a post asks for up to ${criteriaMax} things`,
  );
  return [
    `${MATCH_BAND_LABELS.strong}: ${steps.join(', ')}, and ${strongElse} if it asks for more. ${MATCH_SENTENCES.strongNeedsAll}`,
    `${MATCH_BAND_LABELS.good}: ${good} points or more. ${MATCH_BAND_LABELS.possible}: everyone else.`,
  ];
}

const REASONS_MAX = 3;
const GAPS_MAX = 2;

const isSkill = ({ criterion }: MatchItem) => criterion === 'mustSkill' || criterion === 'niceSkill';

/**
 * The items in the person's favour, those with the most points first. Evidence for two criteria, such as React for JavaScript, is
 * named once.
 */
export const matchReasons = ({ items }: Pick<TalentMatch, 'items'>): MatchItem[] =>
  items
    .filter(({ outcome }) => outcome === 'evidence')
    .toSorted((a, b) => b.points - a.points)
    .filter(({ fact }, at, reasons) => reasons.findIndex((other) => other.fact === fact) === at)
    .slice(0, REASONS_MAX);

/** The items against the person, the most expensive first. */
export const matchGaps = ({ items }: Pick<TalentMatch, 'items'>): MatchItem[] =>
  items
    .filter(({ outcome }) => outcome === 'gap')
    .toSorted((a, b) => b.possible - b.points - (a.possible - a.points))
    .slice(0, GAPS_MAX);

/** An item as a short self-contained sentence: "React 6 yrs", "no Next.js", "expects ₹22 LPA, asked up to 18". */
export const matchItemSentence = (item: MatchItem): string =>
  isSkill(item) || item.criterion === 'level' || item.outcome === 'evidence' ? item.fact : item.detail;

const GAP_WORDS: Record<MatchCriterion, string> = {
  mustSkill: 'asked in',
  niceSkill: 'preferred in',
  title: 'asked in',
  level: 'asked in',
  experience: 'other years asked in',
  place: 'another place asked in',
  salary: 'less offered in',
  notice: 'sooner asked in',
  english: 'better English asked in',
  freshness: 'asked in',
};

/** Between a fact of the talent and the number of job posts: "asked in". */
export const foundFactWords = ({ criterion, outcome }: Pick<FoundFact, 'criterion' | 'outcome'>): string =>
  outcome === 'gap' ? GAP_WORDS[criterion] : 'asked in';
