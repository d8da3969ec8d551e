import { type GroupKind, ROLE_GROUP } from '@talaash/talent-index/answers/group-kind';
import type { QueryGroup } from '@talaash/talent-index/answers/search-query';
import { phraseIn, wordsApart } from '@talaash/talent-index/answers/group-search';
import { kindOf, ROLE, roleIn } from '@talaash/talent-index/answers/role';
import type { WeighedGroup } from '@talaash/talent-index/answers/weight';
import type { DomainTold, Wanted } from '@talaash/question/understanding';
import {
  DOMAIN_NEAR_SCORE,
  DOMAIN_SCORE,
  FACT_SCORE,
  FIELD_IMPACT,
  SCORES_OF_DOMAIN,
  SCORES_OF_DOMAIN_EMPLOYER,
  rarity,
} from '@talaash/question/field';
import type { QuestionWord } from '@talaash/question/question-word';
import { type Bind, fitBy } from './sql-search-condition.ts';
import type { NameKind } from './sql-search-name.ts';
import {
  excludedBy,
  findWord,
  foundBy,
  type FoundWord,
  ownPostings,
  type WordContext,
} from './sql-search-word.ts';

/** A group whose talents and scores are in a temporary table. */
export type FoundGroup = WeighedGroup & {
  text: string;
  table: string;
  /** How many talents of the index have it. */
  found: number;
};

export type GroupContext = WordContext & { nowMs: number };

/** What finds people: a statement of talents and scores. */
type Part = { text: string; select: (bind: Bind) => string; correction: string | undefined };

/** Looks up every group. What is asked alone may become several groups. */
export async function findGroups(
  groups: readonly QueryGroup[],
  context: GroupContext,
): Promise<{ groups: FoundGroup[]; corrections: { from: string; to: string }[] }> {
  const found: FoundGroup[] = [];
  const corrections: { from: string; to: string }[] = [];
  const put = async (parts: readonly Part[], rest: GroupKind & { text: string }) => {
    found.push({ ...rest, ...(await store(found.length, parts, context)) });
    for (const { text, correction } of parts)
      if (correction !== undefined) corrections.push({ from: text, to: correction });
  };
  for (const group of groups) {
    const { anyOf, text } = group;
    const kind = kindOf(group);
    const [only, ...others] = anyOf;
    const parts = only !== undefined && others.length === 0 ? await partsOf(only, context) : [];
    if (parts.length > 1) for (const part of parts) await put([part], { ...kind, text: part.text });
    else if (parts.length === 1) await put(parts, { ...kind, text });
    else {
      const alternatives: Part[] = [];
      for (const wanted of anyOf) alternatives.push(await partOf(wanted, context));
      await put(alternatives, { ...kind, text });
    }
  }
  const role = roleIn(found);
  if (role === undefined) return { groups: found, corrections };
  const stored = await store(found.length, [roleOf(role)], context);
  return { groups: [...found, { ...ROLE_GROUP, text: '', ...stored }], corrections };
}

/** The parts that one thing becomes when it is asked alone. */
async function partsOf(wanted: Wanted, context: GroupContext): Promise<Part[]> {
  if (wanted.kind === 'word') return (await findWord(wanted.word, context)).map(ofWord);
  const whole = await partOf(wanted, context);
  if (wanted.kind !== 'phrase' || context.asTyped) return [whole];
  const { values, bind } = binder();
  const statement = `select exists (${whole.select(bind)}) as found`;
  const { rows } = await context.client.query<{ found: boolean }>(statement, values);
  if (rows[0]?.found === true) return [whole];
  const parts: Part[] = [];
  for (const word of wordsApart(wanted.words)) parts.push(...(await findWord(word, context)).map(ofWord));
  return parts.length === 0 ? [whole] : parts;
}

async function partOf(wanted: Wanted, context: GroupContext): Promise<Part> {
  switch (wanted.kind) {
    case 'word': {
      const [found] = await findWord({ ...wanted.word, fallback: [] }, context);
      return ofWord(found as FoundWord);
    }
    case 'phrase':
      return ofName((bind) => phraseBy(wanted.words, context, bind));
    case 'domain':
      return ofName((bind) => {
        const near = wanted.near === undefined ? [] : toldBy(wanted.near, DOMAIN_NEAR_SCORE, context, bind);
        return [...toldBy(wanted, Infinity, context, bind), ...near].join(' union ');
      });
    case 'fact':
      return ofName(
        (bind) => `
          select id as talent, case fit when 'inside' then ${FACT_SCORE.inside} else ${FACT_SCORE.near} end as score
          from (select id, ${fitBy(wanted.condition, context.nowMs, bind)} as fit from sql_search.talents) as stood
          where fit in ('inside', 'near')`,
      );
  }
}

/** Who tells a field of business by words, by words in employers' names, and by employers; no score is above `most`. */
function toldBy(told: DomainTold, most: number, context: GroupContext, bind: Bind): string[] {
  const byWords = (words: readonly QuestionWord[], scores: Uint8Array) => `
    select talent, score from (
      select talent, (array[${[...scores].map((score) => Math.min(score, most)).join(', ')}])[impact + 1] as score
      from ${ownPostings(words, context, bind)}) as told where score > 0`;
  return [
    byWords(told.words, SCORES_OF_DOMAIN),
    byWords(told.employerWords, SCORES_OF_DOMAIN_EMPLOYER),
    `select talent, ${Math.min(DOMAIN_SCORE, most)} from (${employedBy(told.employers, context, bind)}) as employed`,
  ];
}

const ofWord = (found: FoundWord): Part => ({ ...found, select: (bind) => foundBy(found, bind) });

const ofName = (select: Part['select']): Part => ({ text: '', correction: undefined, select });

/** Who works or worked at any of some employers. Guests ask nothing about employers. */
const employedBy = (names: readonly string[], { redacted, nowMs }: GroupContext, bind: Bind): string => {
  const context = { kind: 'employer', names: redacted ? [] : [...names], when: 'ever' } as const;
  return `select id as talent from sql_search.talents where ${fitBy(context, nowMs, bind)} = 'inside'`;
};

/** What a phrase counts in the name of each kind, the best first. */
const PHRASE_IMPACTS: readonly (readonly [kind: NameKind, impact: number])[] = [
  ['title', FIELD_IMPACT.jobTitle],
  ['skill', FIELD_IMPACT.skills],
  ['currentEmployer', FIELD_IMPACT.currentEmployer],
  ['pastEmployer', FIELD_IMPACT.pastEmployer],
  ['place', FIELD_IMPACT.locality],
  ['degree', FIELD_IMPACT.educationList],
];

/** Who has these words, one after the other, in one name. */
function phraseBy(words: readonly string[], { redacted }: GroupContext, bind: Bind): string {
  const phrase = bind(phraseIn(words), 'text');
  const impacts = PHRASE_IMPACTS.filter(([kind]) => !redacted || !kind.endsWith('Employer'));
  const kinds = impacts.map(([kind]) => kind);
  const labels = (some: readonly NameKind[]) => `array(
    select id from sql_search.labels
    where position(${phrase} in parts) > 0 and kind = any (${bind(some, 'text[]')}))`;
  const cases = impacts.map(([kind, impact]) => `when written && ${labels([kind])} then ${impact}`);
  return `
    select id as talent, case ${cases.join(' ')} end as score from sql_search.talents where written && ${labels(kinds)}`;
}

/** Whoever has the noun and one of its qualifiers in the title. */
function roleOf({ noun, qualifiers }: { noun: FoundGroup; qualifiers: readonly FoundGroup[] }): Part {
  const qualified = qualifiers.map(
    ({ table }) => `
      select talent, case when score >= ${ROLE.qualifierMin} then ${ROLE.score} else ${ROLE.nearScore} end as score
      from ${table} where score >= ${ROLE.nearMin}`,
  );
  return ofName(
    () => `
      select talent, max(qualified.score)::int as score from ${noun.table} as noun
      join (${qualified.join(' union all ')}) as qualified using (talent)
      where noun.score >= ${ROLE.nounMin} group by talent`,
  );
}

/** Stores who has any of some parts, with the best score. */
async function store(at: number, parts: readonly Part[], { client, talents }: GroupContext) {
  const table = `found_${at}`;
  const { values, bind } = binder();
  const selects = parts.map(({ select }) => `(${select(bind)})`);
  await client.query(
    `create temp table ${table} on commit drop as
    select talent, max(score)::int as score from (${selects.join(' union all ')}) as parts group by talent`,
    values,
  );
  const { rows } = await client.query<{ found: number; best: number }>(
    `select count(*)::int as found, coalesce(max(score), 0) as best from ${table}`,
  );
  const { found, best } = rows[0] as { found: number; best: number };
  return { table, found, best, rarity: rarity(found, talents) };
}

/** Stores who has anything that is excluded, in the temporary table `excluded`. */
export async function storeExcluded(exclusions: readonly Wanted[], context: GroupContext): Promise<void> {
  await context.client.query('create temp table excluded (talent int) on commit drop');
  const add = async (select: (bind: Bind) => string): Promise<boolean> => {
    const { values, bind } = binder();
    const { rowCount } = await context.client.query(`insert into excluded ${select(bind)}`, values);
    return rowCount !== 0;
  };
  const words = exclusions.flatMap((wanted) => {
    if (wanted.kind === 'domain') return wanted.words;
    return wanted.kind === 'word' ? [wanted.word] : [];
  });
  for (const word of words) for (const select of excludedBy(word, context)) if (await add(select)) break;
  for (const wanted of exclusions) {
    if (wanted.kind === 'domain') await add((bind) => employedBy(wanted.employers, context, bind));
    if (wanted.kind === 'phrase')
      await add((bind) => `select talent from (${phraseBy(wanted.words, context, bind)}) as phrase`);
    if (wanted.kind === 'fact')
      await add(
        (bind) =>
          `select id from sql_search.talents where ${fitBy(wanted.condition, context.nowMs, bind)} = 'inside'`,
      );
  }
}

/** Collects the values of a statement. */
export function binder(): { values: unknown[]; bind: Bind } {
  const values: unknown[] = [];
  return { values, bind: (given, type) => `$${values.push(given)}::${type}` };
}
