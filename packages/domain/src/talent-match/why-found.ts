import type { FoundFact, MatchItem, TalentMatch } from './schema.ts';

const REASONS_MAX = 4;
const GAPS_MAX = 2;

/**
 * The most frequent facts for and against a talent in the matches of job posts. They state the profile's side and not the posts'
 * criteria: posts that the talent was not invited for are private.
 */
export function whyFound(matches: readonly Pick<TalentMatch, 'items'>[]): {
  reasons: FoundFact[];
  gaps: FoundFact[];
} {
  const facts = new Map<string, FoundFact>();
  for (const { criterion, outcome, fact } of matches.flatMap(distinctFacts)) {
    const key = keyOf({ outcome, fact });
    const known = facts.get(key);
    facts.set(key, {
      criterion: known?.criterion ?? criterion,
      outcome,
      fact,
      count: (known?.count ?? 0) + 1,
    });
  }
  const often = [...facts.values()].toSorted((a, b) => b.count - a.count);
  const those = (wanted: FoundFact['outcome'], max: number) =>
    often.filter(({ outcome }) => outcome === wanted).slice(0, max);
  return { reasons: those('evidence', REASONS_MAX), gaps: those('gap', GAPS_MAX) };
}

/**
 * The facts of a match, each once: if a post requires React and JavaScript, "React 6 yrs" meets both, and counts as one post.
 * Freshness is left out, because no post requires it.
 */
const distinctFacts = ({ items }: Pick<TalentMatch, 'items'>): MatchItem[] => {
  const said = items.filter(({ criterion, outcome }) => criterion !== 'freshness' && outcome !== 'notStated');
  const keys = said.map(keyOf);
  return said.filter((item, at) => keys.indexOf(keyOf(item)) === at);
};

const keyOf = ({ outcome, fact }: Pick<FoundFact, 'outcome' | 'fact'>): string => `${outcome} ${fact}`;
