import { DOMAIN_NEAR_SCORE, DOMAIN_SCORE, FACT_SCORE, FIELD_IMPACT, rarity } from '@talaash/question/field';
import type { Wanted } from '@talaash/question/understanding';
import { type GroupKind, isRole, ROLE_GROUP } from '@talaash/talent-index/answers/group-kind';
import { phraseIn, wordsApart } from '@talaash/talent-index/answers/group-search';
import { kindOf, ROLE, roleIn } from '@talaash/talent-index/answers/role';
import type { QueryGroup } from '@talaash/talent-index/answers/search-query';
import {
  isOfSeveral,
  isUsual,
  skillsNeeded,
  skillsOfTrade,
  TRADE,
  tradeNames,
} from '@talaash/talent-index/answers/trade-skill';
import type { WeighedGroup } from '@talaash/talent-index/answers/weight';
import { allOf, anyOf, atLeast, bestOf, type Clause, NOBODY, phrase, scored, term } from './clause.ts';
import { employedAt, fitClauses } from './condition-clause.ts';
import {
  domainWords,
  excludedBy,
  findWord,
  type FoundWord,
  hasAny,
  type Level,
  type WordContext,
} from './found-word.ts';
import type { SAID } from './mapping.ts';

/** A group of words after its lookup. */
export type FoundGroup = WeighedGroup & {
  text: string;
  /** How many of the whole index have any of its words. */
  found: number;
  levels: Level[];
  has: Clause;
};

export type GroupContext = WordContext & { nowMs: number };

type Part = Pick<FoundWord, 'text' | 'levels' | 'has'>;

/** Looks up every group. What is asked alone may become several groups. */
export async function findGroups(
  groups: readonly QueryGroup[],
  context: GroupContext,
): Promise<{ groups: FoundGroup[]; words: FoundWord[] }> {
  const words: FoundWord[] = [];
  const looked = await Promise.all(
    groups.map(async (group) => {
      const [only, ...others] = group.anyOf;
      return only !== undefined && others.length === 0
        ? { parts: await partsOf(only, context), isAlone: true }
        : { parts: await Promise.all(group.anyOf.map((one) => wordOf(one, context))), isAlone: false };
    }),
  );
  const parted = groups.flatMap((group, at): (GroupKind & Part)[] => {
    const { parts, isAlone } = looked[at] as (typeof looked)[number];
    words.push(...parts);
    const kind = kindOf(group);
    if (isAlone && parts.length > 1)
      return parts.map((part) => ({ ...kind, text: part.text, levels: part.levels, has: part.has }));
    return [
      {
        ...kind,
        text: group.text,
        levels: parts.flatMap(({ levels }) => levels),
        has: anyOf(parts.map(({ has }) => has)),
      },
    ];
  });
  const found = await Promise.all(parted.map((part) => weighed(part, context)));
  const role = roleIn(found);
  if (role === undefined) return { groups: found, words };
  const { noun, qualifiers } = role;
  const titled = (least: number) =>
    allOf([hasAny(noun.levels, ROLE.nounMin), anyOf(qualifiers.map(({ levels }) => hasAny(levels, least)))]);
  const levels = [
    { score: ROLE.score, clause: titled(ROLE.qualifierMin) },
    { score: ROLE.nearScore, clause: titled(ROLE.nearMin) },
  ];
  return {
    groups: [...found, await weighed({ ...ROLE_GROUP, text: '', levels, has: hasAny(levels) }, context)],
    words,
  };
}

async function weighed(group: GroupKind & Part, { asker, talents }: GroupContext): Promise<FoundGroup> {
  const best = async () => {
    const query = pointsOf(group.levels, 1);
    if (query === undefined) return { found: 0, best: 0 };
    const { hits } = await asker.search({ query, size: 1, _source: false, track_total_hits: true });
    return { found: hits.total?.value ?? 0, best: hits.max_score ?? 0 };
  };
  const of = await best();
  return { ...group, ...of, rarity: rarity(of.found, talents) };
}

/** The best score of everybody who has any, times a number; undefined where nobody can have any. */
export function pointsOf(levels: readonly Level[], multiplier: number): Clause | undefined {
  const byScore = Map.groupBy(
    levels.filter(({ score, clause }) => score > 0 && !('match_none' in clause)),
    ({ score }) => score,
  );
  if (byScore.size === 0 || multiplier === 0) return undefined;
  return bestOf(
    [...byScore].map(([score, some]) => scored(anyOf(some.map(({ clause }) => clause)), score * multiplier)),
  );
}

/** What is asked alone: a compound, or a phrase that nobody has as a name, is looked up part by part. */
async function partsOf(wanted: Wanted, context: GroupContext): Promise<FoundWord[]> {
  if (wanted.kind === 'word') return findWord(wanted.word, context);
  const whole = await wordOf(wanted, context);
  if (wanted.kind !== 'phrase' || context.asTyped) return [whole];
  const apart = wordsApart(wanted.words);
  if (apart.length === 0 || (await context.asker.count(whole.has, 1)) > 0) return [whole];
  return (await Promise.all(apart.map((word) => findWord(word, context)))).flat();
}

async function wordOf(wanted: Wanted, context: GroupContext): Promise<FoundWord> {
  const { redacted, nowMs } = context;
  switch (wanted.kind) {
    case 'word':
      return (await findWord({ ...wanted.word, fallback: [] }, context))[0] as FoundWord;
    case 'phrase':
      return { ...named(wanted.text, phraseLevels(wanted.words, redacted)), isName: true };
    case 'domain': {
      const words = domainWords(wanted, redacted);
      const at = (names: readonly string[], score: number): Level => ({
        score,
        clause: redacted ? NOBODY : employedAt(names),
      });
      const levels = [
        ...words.levels,
        at(wanted.employers, DOMAIN_SCORE),
        at(wanted.near?.employers ?? [], DOMAIN_NEAR_SCORE),
      ];
      return { ...named(wanted.name, levels), matched: words.matched };
    }
    case 'fact': {
      const { inside, near } = fitClauses(wanted.condition, nowMs);
      return named('', [
        { score: FACT_SCORE.inside, clause: inside },
        { score: FACT_SCORE.near, clause: near },
      ]);
    }
  }
}

const named = (text: string, levels: Level[]): FoundWord => ({
  text,
  correction: undefined,
  levels,
  has: hasAny(levels),
  matched: [],
});

const PHRASE_IMPACTS: Record<(typeof SAID)[number], number> = {
  title: FIELD_IMPACT.jobTitle,
  skill: FIELD_IMPACT.skills,
  currentEmployer: FIELD_IMPACT.currentEmployer,
  pastEmployer: FIELD_IMPACT.pastEmployer,
  place: FIELD_IMPACT.locality,
  degree: FIELD_IMPACT.educationList,
};

/** Who has these words, one after the other, in one name. Guests ask nothing about employers. */
const phraseLevels = (words: readonly string[], redacted: boolean): Level[] =>
  Object.entries(PHRASE_IMPACTS).flatMap(([kind, score]) =>
    redacted && kind.endsWith('Employer') ? [] : [{ score, clause: phrase(`said.${kind}`, phraseIn(words)) }],
  );

/** Whoever has anything that is excluded. */
export async function excludedOf(exclusions: readonly Wanted[], context: GroupContext): Promise<Clause> {
  const clauses = exclusions.map(async (wanted): Promise<Clause> => {
    switch (wanted.kind) {
      case 'word':
        return excludedBy(wanted.word, context);
      case 'domain':
        return anyOf([
          ...(await Promise.all(wanted.words.map((word) => excludedBy(word, context)))),
          context.redacted ? NOBODY : employedAt(wanted.employers),
        ]);
      case 'phrase':
        return hasAny(phraseLevels(wanted.words, context.redacted));
      case 'fact':
        return fitClauses(wanted.condition, context.nowMs).inside;
    }
  });
  return anyOf(await Promise.all(clauses));
}

/** As `raisedByTrade` of our engine: whoever has the usual skills of a job counts almost as if called so. */
export async function raisedByTrade(
  groups: readonly FoundGroup[],
  context: GroupContext,
): Promise<FoundGroup[]> {
  const { asker, talents, asTyped } = context;
  for (const name of asTyped || talents > TRADE.talentsMax ? [] : tradeNames(groups)) {
    const holders = allOf(name.map(({ levels }) => hasAny(levels, ROLE.qualifierMin)));
    if ((await asker.count(holders, TRADE.holdersMin)) < TRADE.holdersMin) continue;
    const skills = await skillsOf(holders, context);
    if (skills.length === 0) break;
    const needed = skillsNeeded(skills.length);
    const having = skills.map((key) => term('skills', key));
    const raised = (group: FoundGroup): FoundGroup => {
      const isPart = isRole(group) && isOfSeveral(name);
      const before = isPart
        ? [
            ...group.levels.map(({ score, clause }) => ({ score: Math.min(score, ROLE.nearScore), clause })),
            { score: ROLE.score, clause: holders },
          ]
        : group.levels;
      const levels = [
        ...before,
        ...(isRole(group) ? [{ score: TRADE.nearScore, clause: atLeast(needed.near, having) }] : []),
        { score: TRADE.score, clause: atLeast(needed.own, having) },
      ];
      return {
        ...group,
        levels,
        has: anyOf([group.has, hasAny(levels.slice(isPart ? group.levels.length : before.length))]),
      };
    };
    return groups.map((group) => (isRole(group) || name.includes(group) ? raised(group) : group));
  }
  return [...groups];
}

/** The keys of the skills that tell the trade of some people. */
async function skillsOf(holders: Clause, { asker, talents }: GroupContext): Promise<string[]> {
  const { hits } = await asker.search({
    query: holders,
    size: TRADE.holdersMax,
    sort: [{ updatedAtMs: 'desc' }, { talentId: 'asc' }],
    docvalue_fields: ['skills'],
    stored_fields: '_none_',
  });
  const counts = new Map<string, number>();
  for (const { fields } of hits.hits)
    for (const key of (fields?.['skills'] ?? []) as string[]) counts.set(key, (counts.get(key) ?? 0) + 1);
  const looked = hits.hits.length;
  const usual = [...counts]
    .map(([key, count]) => ({ key, holders: count }))
    .filter((one) => isUsual(one, looked));
  const counted = await Promise.all(
    usual.map(async (one) => ({ ...one, talents: await asker.count(term('skills', one.key)) })),
  );
  return skillsOfTrade(counted, looked, talents).map(({ key }) => key);
}
