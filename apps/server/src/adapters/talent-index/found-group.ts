import { placeKey } from '@talaash/domain/locality/place-key';
import { fitOf } from '@talaash/domain/talent-search/condition-fit';
import { skillKey } from '@talaash/lexicon/phrase';
import { DOMAIN_NEAR_SCORE, DOMAIN_SCORE, FACT_SCORE, FIELD_IMPACT, rarity } from '@talaash/question/field';
import type { Wanted } from '@talaash/question/understanding';
import { type GroupKind, ROLE_GROUP } from '@talaash/talent-index/answers/group-kind';
import { phraseIn, wordsApart } from '@talaash/talent-index/answers/group-search';
import { kindOf, ROLE, roleIn } from '@talaash/talent-index/answers/role';
import type { QueryGroup } from '@talaash/talent-index/answers/search-query';
import type { WeighedGroup } from '@talaash/talent-index/answers/weight';
import type { TalentDocument } from '@talaash/talent-index/port';
import { allOf, anyOf, bestOf, type Clause, NOBODY, phrase, scored } from './clause.ts';
import { employedAt, fitClauses } from './condition-clause.ts';
import {
  domainWords,
  excludedBy,
  findWord,
  type FoundWord,
  hasAny,
  type Level,
  type ScoredTerm,
  type WordContext,
} from './found-word.ts';
import { IMPACT_FIELD, impactBoost, MULTIPLIER_MAX, type SAID } from './mapping.ts';
import { saidBy } from './stored-person.ts';

/** A group of words after its lookup. */
export type FoundGroup = WeighedGroup & {
  text: string;
  /** How many of the whole index have any of its words. */
  found: number;
  levels: Level[];
  points: FoundWord['points'];
  has: Clause;
};

export type GroupContext = WordContext & { nowMs: number };

type Part = Pick<FoundWord, 'text' | 'levels' | 'points' | 'has'>;

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
      return parts.map(({ text, levels, points, has }) => ({ ...kind, text, levels, points, has }));
    return [
      {
        ...kind,
        text: group.text,
        levels: parts.flatMap(({ levels }) => levels),
        points: parts.flatMap(({ points }) => points),
        has: anyOf(parts.map(({ has }) => has)),
      },
    ];
  });
  const role = roleIn(parted);
  const all = role === undefined ? parted : [...parted, asRole(role)];
  return { groups: await Promise.all(all.map((part) => weighed(part, context))), words };
}

/** Who has the noun of a role and a word before it in the title. */
function asRole({ noun, qualifiers }: { noun: Part; qualifiers: readonly Part[] }): GroupKind & Part {
  const titled = (least: number) =>
    allOf([hasAny(noun.levels, ROLE.nounMin), anyOf(qualifiers.map(({ levels }) => hasAny(levels, least)))]);
  const levels = [
    { score: ROLE.score, clause: titled(ROLE.qualifierMin) },
    { score: ROLE.nearScore, clause: titled(ROLE.nearMin) },
  ];
  return { ...ROLE_GROUP, text: '', levels, points: levels, has: hasAny(levels) };
}

async function weighed(group: GroupKind & Part, { asker, talents }: GroupContext): Promise<FoundGroup> {
  const best = async () => {
    const query = pointsOf(group, 1);
    if (query === undefined) return { found: 0, best: 0 };
    const { hits } = await asker.search({ query, size: 1, _source: false, track_total_hits: true });
    return { found: hits.total?.value ?? 0, best: hits.max_score ?? 0 };
  };
  const of = await best();
  return { ...group, ...of, rarity: rarity(of.found, await talents) };
}

/** The best score of everybody who has any, times a number; undefined where nobody can have any. */
export function pointsOf(
  { levels, points }: Pick<Part, 'levels' | 'points'>,
  multiplier: number,
): Clause | undefined {
  if (multiplier === 0) return undefined;
  const all: readonly (Level | ScoredTerm)[] = multiplier > MULTIPLIER_MAX ? levels : points;
  const byScore = Map.groupBy(
    all.filter((one) => 'clause' in one && one.score > 0 && !('match_none' in one.clause)) as Level[],
    ({ score }) => score,
  );
  const terms = new Map(
    all.flatMap((one) =>
      'term' in one ? [[`${one.nearness} ${one.term}`, impactOf(one, multiplier)] as const] : [],
    ),
  );
  if (byScore.size === 0 && terms.size === 0) return undefined;
  return bestOf([
    ...terms.values(),
    ...[...byScore].map(([score, some]) =>
      scored(anyOf(some.map(({ clause }) => clause)), score * multiplier),
    ),
  ]);
}

const impactOf = ({ term, nearness }: ScoredTerm, multiplier: number): Clause => ({
  term: { [IMPACT_FIELD]: { value: term, boost: impactBoost(nearness, multiplier) } },
});

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
      return {
        ...named(wanted.text, phraseLevels(wanted.words, redacted)),
        scoreIn: (document) => phraseScore(wanted.words, document, redacted),
        isName: true,
      };
    case 'domain': {
      const words = domainWords(wanted, redacted);
      const at = (names: readonly string[], score: number): Level => ({
        score,
        clause: redacted ? NOBODY : employedAt(names),
      });
      const [own, near] = [wanted.employers, wanted.near?.employers ?? []];
      const levels = [...words.levels, at(own, DOMAIN_SCORE), at(near, DOMAIN_NEAR_SCORE)];
      return {
        ...named(wanted.name, levels),
        matched: words.matched,
        scoreIn: (document) =>
          redacted
            ? 0
            : isEmployedAt(document, own)
              ? DOMAIN_SCORE
              : isEmployedAt(document, near)
                ? DOMAIN_NEAR_SCORE
                : 0,
      };
    }
    case 'fact': {
      const { condition } = wanted;
      const { inside, near } = fitClauses(condition, nowMs);
      const levels = [
        { score: FACT_SCORE.inside, clause: inside },
        { score: FACT_SCORE.near, clause: near },
      ];
      return {
        ...named('', levels),
        scoreIn: (document) => {
          const fit = fitOf(condition, document, nowMs, skillKey);
          return fit === 'inside' || fit === 'near' ? FACT_SCORE[fit] : 0;
        },
      };
    }
  }
}

const named = (text: string, levels: Level[]): FoundWord => ({
  text,
  correction: undefined,
  levels,
  points: levels,
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

/** What `phraseLevels` give to somebody. */
function phraseScore(words: readonly string[], document: TalentDocument, redacted: boolean): number {
  const told = phraseIn(words);
  if (told.trim() === '') return 0;
  const said = saidBy(document);
  const scores = Object.entries(PHRASE_IMPACTS).map(([kind, score]) =>
    !(redacted && kind.endsWith('Employer')) &&
    said[kind as keyof typeof said].some((name) => ` ${name} `.includes(told))
      ? score
      : 0,
  );
  return Math.max(...scores);
}

/** As `employedAt` asks it. */
const isEmployedAt = ({ facts }: TalentDocument, names: readonly string[]): boolean =>
  names.some((name) => {
    const key = placeKey(name).trim();
    return key !== '' && facts.employers.some((one) => ` ${placeKey(one.name)} `.includes(` ${key} `));
  });

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
