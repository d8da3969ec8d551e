import { type GroupKind, ROLE_GROUP } from '@talaash/talent-index/answers/group-kind';
import type { QueryGroup } from '@talaash/talent-index/answers/search-query';
import { hasPhrase, phraseIn, wordsApart } from '@talaash/talent-index/answers/group-search';
import { kindOf, roleIn, roleScore } from '@talaash/talent-index/answers/role';
import type { TalentDocument, TalentQuestion } from '@talaash/talent-index/port';
import type { DomainTold, Wanted } from '@talaash/question/understanding';
import { fitOf } from '@talaash/domain/talent-search/condition-fit';
import {
  DOMAIN_NEAR_SCORE,
  DOMAIN_SCORE,
  SCORES_OF_DOMAIN,
  SCORES_OF_DOMAIN_EMPLOYER,
  FACT_SCORE,
  FIELD_IMPACT,
  NAMESAKE_IMPACT,
  NEARNESS,
} from '@talaash/question/field';
import type { QuestionWord } from '@talaash/question/question-word';
import { plainKey } from './plain-key.ts';
import { type Found, nearTerms, type Scores, scoresOf, type Talent } from './plain-words.ts';

/** A group with everybody's score; who has none of it is missing. */
export type PlainGroup = GroupKind & {
  found: number;
  /** The highest of the scores that words and names give. */
  best: number;
  text: string;
  scores: Scores;
  words: Found[];
};

type Context = Pick<TalentQuestion, 'asTyped' | 'nowMs' | 'redacted'>;

/** What is asked alone may become several groups: a compound or a phrase that nobody has. */
export function plainGroups(
  groups: readonly QueryGroup[],
  all: readonly Talent[],
  context: Context,
): PlainGroup[] {
  const found: PlainGroup[] = groups.flatMap((group) => {
    const { anyOf } = group;
    const kind = kindOf(group);
    const [only, ...others] = anyOf;
    const parts = others.length === 0 && only !== undefined ? partsOf(only, all, context) : [];
    if (parts.length > 1)
      return parts.map((part) => ({
        ...kind,
        text: part.text,
        scores: part.scores,
        ...weighed(part.scores),
        words: [part],
      }));
    const words = parts.length === 1 ? parts : anyOf.map((wanted) => scoresOfWanted(wanted, all, context));
    const scores = bestOf(words);
    return [{ ...kind, text: group.text, scores, ...weighed(scores), words }];
  });
  const role = roleIn(found);
  if (role === undefined) return found;
  const scores: Scores = new Map();
  for (const { document } of all) {
    const scoreIn = (group: PlainGroup) => group.scores.get(document.talentId) ?? 0;
    const best = Math.max(...role.qualifiers.map((one) => roleScore(scoreIn(role.noun), scoreIn(one))));
    if (best > 0) scores.set(document.talentId, best);
  }
  return [...found, { ...ROLE_GROUP, text: '', scores, ...weighed(scores), words: [] }];
}

const weighed = (scores: Scores) => ({ found: scores.size, best: Math.max(0, ...scores.values()) });

function partsOf(wanted: Wanted, all: readonly Talent[], context: Context): Found[] {
  if (wanted.kind === 'word') return scoresOf(wanted.word, all, context.asTyped);
  const whole = scoresOfWanted(wanted, all, context);
  if (wanted.kind !== 'phrase' || whole.scores.size > 0 || context.asTyped) return [whole];
  const apart = wordsApart(wanted.words);
  return apart.length === 0 ? [whole] : apart.flatMap((word) => scoresOf(word, all, context.asTyped));
}

function bestOf(words: readonly Found[]): Scores {
  const best: Scores = new Map();
  for (const { scores } of words)
    for (const [talentId, score] of scores) best.set(talentId, Math.max(score, best.get(talentId) ?? 0));
  return best;
}

function scoresOfWanted(wanted: Wanted, all: readonly Talent[], context: Context): Found {
  if (wanted.kind === 'word')
    return scoresOf({ ...wanted.word, fallback: [] }, all, context.asTyped)[0] as Found;
  const scores: Scores = new Map();
  for (const talent of all) {
    const score = scoreOf(wanted, talent, context);
    if (score > 0) scores.set(talent.document.talentId, score);
  }
  return { text: '', scores, correction: undefined };
}

function scoreOf(wanted: Exclude<Wanted, { kind: 'word' }>, talent: Talent, context: Context): number {
  const { document, terms } = talent;
  switch (wanted.kind) {
    case 'phrase':
      return phraseScore(wanted.words, document, context.redacted);
    case 'domain': {
      const told = (field: DomainTold, most: number) => {
        const words = new Set(field.words.flatMap(ownTerms));
        const ofEmployers = new Set(field.employerWords.flatMap(ownTerms));
        const scores = terms.flatMap(({ term, impact }) => [
          words.has(term) ? (SCORES_OF_DOMAIN[impact] ?? 0) : 0,
          ofEmployers.has(term) ? (SCORES_OF_DOMAIN_EMPLOYER[impact] ?? 0) : 0,
        ]);
        return Math.min(
          most,
          Math.max(0, ...scores, isEmployedAt(field.employers, talent, context) ? DOMAIN_SCORE : 0),
        );
      };
      const near = wanted.near === undefined ? 0 : told(wanted.near, DOMAIN_NEAR_SCORE);
      return Math.max(told(wanted, DOMAIN_SCORE), near);
    }
    case 'fact': {
      const fit = fitOf(wanted.condition, document, context.nowMs, plainKey);
      return fit === 'inside' ? FACT_SCORE.inside : fit === 'near' ? FACT_SCORE.near : 0;
    }
  }
}

const isEmployedAt = (
  names: readonly string[],
  { document }: Talent,
  { nowMs, redacted }: Context,
): boolean =>
  !redacted &&
  names.length > 0 &&
  fitOf({ kind: 'employer', names: [...names], when: 'ever' }, document, nowMs) === 'inside';

const ownTerms = (word: QuestionWord): string[] =>
  word.terms.filter(({ nearness }) => nearness >= NEARNESS.plural).map(({ term }) => term);

function phraseScore(words: readonly string[], document: TalentDocument, redacted: boolean): number {
  const phrase = phraseIn(words);
  const { employers, places, degrees } = document.facts;
  const at = redacted ? [] : employers.filter(({ name }) => hasPhrase(name, phrase));
  return Math.max(
    hasPhrase(document.jobTitle, phrase) ? FIELD_IMPACT.jobTitle : 0,
    document.skills.some((skill) => hasPhrase(skill, phrase)) ? FIELD_IMPACT.skills : 0,
    at.length > 0 ? FIELD_IMPACT.pastEmployer : 0,
    at.some(({ isCurrent }) => isCurrent) ? FIELD_IMPACT.currentEmployer : 0,
    places.some((place) => hasPhrase(place, phrase)) ? FIELD_IMPACT.locality : 0,
    degrees.some((degree) => hasPhrase(degree, phrase)) ? FIELD_IMPACT.educationList : 0,
  );
}

/** Whether somebody has what a question excludes. */
export function isExcluded(
  wanted: Wanted,
  talent: Talent,
  all: readonly Talent[],
  context: Context,
): boolean {
  switch (wanted.kind) {
    case 'word':
      return hasExcludedWord(wanted.word, talent, all, context);
    case 'domain':
      return (
        wanted.words.some((word) => hasExcludedWord(word, talent, all, context)) ||
        isEmployedAt(wanted.employers, talent, context)
      );
    case 'phrase':
      return phraseScore(wanted.words, talent.document, context.redacted) > 0;
    case 'fact':
      return fitOf(wanted.condition, talent.document, context.nowMs, plainKey) === 'inside';
  }
}

const NAMESAKES: readonly number[] = Object.values(NAMESAKE_IMPACT);

function hasExcludedWord(
  word: QuestionWord,
  talent: Talent,
  all: readonly Talent[],
  context: Context,
): boolean {
  const own = new Set(ownTerms(word));
  const has = ({ terms }: Talent) =>
    terms.some(({ term, impact }) => own.has(term) && !NAMESAKES.includes(impact));
  if (all.some(has)) return has(talent);
  if (context.asTyped) return false;
  const near = nearTerms(word);
  const isNear =
    (impactMin: number) =>
    ({ terms }: Talent) =>
      terms.some(({ term, impact }) => impact >= impactMin && near(term));
  const isOutsideProse = isNear(FIELD_IMPACT.jobCategory);
  return all.some(isOutsideProse) ? isOutsideProse(talent) : isNear(1)(talent);
}
