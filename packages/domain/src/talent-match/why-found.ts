import type { FoundFact, TalentMatch } from './schema.ts';

const REASONS_MAX = 4;
const GAPS_MAX = 2;

/**
 * What most often speaks for and against a talent in the matches of job posts, the most frequent first. It says what the
 * profile says and not what a post asks: posts for which the talent was not invited are private.
 */
export function whyFound(matches: readonly Pick<TalentMatch, 'items'>[]): {
  reasons: FoundFact[];
  gaps: FoundFact[];
} {
  const facts = new Map<string, FoundFact>();
  for (const { criterion, outcome, fact } of matches.flatMap(({ items }) => items)) {
    // No post asks for freshness.
    if (criterion === 'freshness' || outcome === 'notStated') continue;
    const key = `${outcome} ${fact}`;
    const known = facts.get(key);
    facts.set(key, { criterion, outcome, fact, count: (known?.count ?? 0) + 1 });
  }
  const often = [...facts.values()].toSorted((a, b) => b.count - a.count);
  const those = (wanted: FoundFact['outcome'], max: number) =>
    often.filter(({ outcome }) => outcome === wanted).slice(0, max);
  return { reasons: those('evidence', REASONS_MAX), gaps: those('gap', GAPS_MAX) };
}
