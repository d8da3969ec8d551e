import { isNeeded } from '@talaash/question/understanding';
import {
  countsAsNeeded,
  isCertificate,
  isDomain,
  isPartial,
  isTitle,
} from '@talaash/talent-index/answers/group-kind';
import { jobText, ROLE, type Trade, tradeIn } from '@talaash/talent-index/answers/role';
import {
  isOfJob,
  outsidePoints,
  WEIGHT,
  type Weights,
  weightsOf,
} from '@talaash/talent-index/answers/weight';
import { isTelling, TOLD_MIN, wideningSteps } from '@talaash/talent-index/answers/widening';
import type { NumberRange } from '@talaash/talent-index/port';
import { skillKey } from '@talaash/lexicon/phrase';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { type Bind, fitBy } from './sql-search-condition.ts';
import { ENOUGH, keptGroups } from './sql-search-drop.ts';
import { binder, type FoundGroup } from './sql-search-group.ts';
import { preferredBy } from './sql-search-preferred.ts';
import type { QueryRows } from './sql-search-rows.ts';
import { similarBy } from './sql-search-similar.ts';

/** Up to this share of all talents are looked up one by one. */
const FEW_SHARE = 1 / 20;

/** What is counted or sorted by. The other columns would make the table of an answer several times as large. */
const ANSWERED =
  'talents.id, talents.talent_id, talents.updated_at_ms, experience_in_years, expected_salary_in_lpa_inr, notice_period_in_weeks, ' +
  'can_work_from_home, is_currently_employed, has_resume, is_serving_notice, english_fluency, category, open_to_work_status, ' +
  'skills, cities, states, degrees, employers';

/** Stores the answer in the temporary table `answer`, with whoever fails the filters of one kind alone: `failed`. */
export async function storeAnswer(
  rows: QueryRows,
): Promise<{ dropped: FoundGroup[]; mentioned: string[]; hasSimilar: boolean }> {
  const weights = weightsOf(rows.groups);
  const { kept, dropped: notKept, ofTrade, unheld } = await relaxed(rows, weights);
  const mentioned = [...(await notHeld(rows, kept, weights)), ...unheld];
  const { values, bind } = binder();
  const byKind = filtersByKind(rows, bind);
  const oks = [...byKind.keys()].map((kind) => `ok_${kind}`);
  const failed = oks.map((ok) => `when not ${ok} then '${ok.slice('ok_'.length)}'`);
  const fits = rows.query.facts.map((_, at) => `fit_${at}`);
  const inside = [`needed >= ${weights.strongMin}`, ...fits.map((fit) => `${fit} = 'inside'`)];
  const { near } = WEIGHT.pointsOfFact;
  const losses = fits.map((fit, at) => {
    const outside = outsidePoints(rows.query.facts[at] as SearchCondition);
    return ` - ${weights.point} * case ${fit} when 'inside' then 0 when 'outside' then ${outside} else ${near} end`;
  });
  const certified = notKept.filter(isCertificate);
  const held = { kept, certified, ofTrade };
  const { wider, left } = await widened(rows, held);
  const needed = rows.groups.filter(isNeeded);
  const dropped = needed.filter((group) => notKept.includes(group) || left.includes(group));
  const similar = isNarrowed(rows, held)
    ? await similarBy(rows, weights, {
        passing: (own) => passingBy(rows, own),
        answered: (own) => `(${[isHeldBy(rows, held, own), ...wider].join(' or ')})`,
      })
    : undefined;
  const added = similar === undefined ? wider : [...wider, similar.condition];
  const isAnybody = fits.length === 0 && dropped.length === 0 && similar === undefined;
  await hintJoins(rows, kept);
  await rows.client.query(
    `create temp table answer on commit drop as
    select *, needed + helping - case when of_job < ${weights.weakMin} then ${weights.weakLoss} else 0 end${losses.join('')} as score,
      ${fits.length === 0 ? 'false' : inside.join(' and ')} as is_first,
      ${isAnybody ? 'true' : `has_all_words and ${inside.join(' and ')}`} as is_inside,
      ${failed.length === 0 ? 'null::text' : `case ${failed.join(' ')} end`} as failed
    from (
      select ${ANSWERED}, ${sumOf(rows.groups, weights, countsAsNeeded)} as needed,
        ${sumOf(rows.groups, weights, isOfJob)} as of_job,
        ${sumOf(rows.groups, weights, (group) => !countsAsNeeded(group))} + ${preferredBy(rows, weights, bind)} + ${similar?.points ?? '0'} as helping,
        ${allWordsBy(rows.groups)} as has_all_words
        ${rows.query.facts.map((fact, at) => `, ${fitBy(fact, rows.question.nowMs, bind)} as fit_${at}`).join('')}
        ${[...byKind].map(([kind, filters]) => `, ${filters.join(' and ')} as ok_${kind}`).join('')}
      ${
        added.length > 0
          ? `${fromWhere(rows, [], bind, true)} and (${[isHeldBy(rows, held, bind), ...added].join(' or ')})`
          : certified.length === 0 || kept.length === 0
            ? `${fromWhere(rows, kept, bind)} and ${ofTrade}`
            : `${fromWhere(rows, [], bind, true)} and ${isHeldBy(rows, held, bind)}`
      }
    ) as asked
    ${oks.length === 0 ? '' : `where ${oks.map((ok) => `(not ${ok})::int`).join(' + ')} <= 1`}`,
    values,
  );
  return { dropped, mentioned, hasSimilar: similar !== undefined };
}

/** The jobs among kept groups that nobody who passes has as title or skill. */
async function notHeld(rows: QueryRows, kept: readonly FoundGroup[], weights: Weights): Promise<string[]> {
  const texts: string[] = [];
  for (const group of kept.filter(isTitle)) {
    const isHeld = `${group.table}.score >= ${ROLE.nounMin}`;
    if ((await countHaving(rows, [group], weights, isHeld)).having === 0) texts.push(group.text);
  }
  return texts;
}

/** The needed groups that are kept, and those that are left out because too few people have all. */
async function relaxed(rows: QueryRows, weights: Weights) {
  const needed = rows.groups.filter(isNeeded);
  if (rows.question.asTyped) return { kept: needed, dropped: [], ofTrade: 'true', unheld: [] };
  const { kept, count } = await keptGroups(rows, needed, async (some) => {
    const { having, strong } = await countHaving(rows, some, weights);
    return { having: Math.min(ENOUGH, having), strong: Math.min(ENOUGH, strong) };
  });
  const trade = count.strong < ENOUGH ? tradeIn(needed, kept) : undefined;
  const ofTrade = trade === undefined ? 'true' : tradeBy(trade);
  const isAnybody = trade !== undefined && (await countHaving(rows, kept, weights, ofTrade)).having > 0;
  const dropped = needed.filter((group) => !kept.includes(group));
  return {
    kept,
    dropped,
    ofTrade: isAnybody ? ofTrade : 'true',
    unheld: trade === undefined || isAnybody ? [] : [jobText(trade)],
  };
}

/** Who has a qualifier of a trade as title or skill, or any of them and the noun as title. */
function tradeBy({ noun, qualifiers }: Trade<FoundGroup>): string {
  const isTitled = `coalesce(${noun.table}.score, 0) >= ${ROLE.nounMin}`;
  if (qualifiers.length === 0) return isTitled;
  const best = `greatest(0, ${qualifiers.map(({ table }) => `${table}.score`).join(', ')})`;
  return `(${best} >= ${ROLE.nearMin} or (${isTitled} and ${best} > 0))`;
}

/** How many who pass have all of some groups, and how many of them are of the right kind. */
async function countHaving(rows: QueryRows, kept: readonly FoundGroup[], weights: Weights, ofTrade = 'true') {
  if (kept.some(({ found }) => found === 0)) return { having: 0, strong: 0 };
  const { values, bind } = binder();
  const filters = [...filtersByKind(rows, bind).values()].flat();
  const isAnywhere = rows.groups.some((group) => isNeeded(group) && isDomain(group) && !kept.includes(group));
  const strongMin = isAnywhere ? weights.strongMinAnywhere : weights.strongMin;
  await hintJoins(rows, kept);
  const { rows: counts } = await rows.client.query<{ having: number; strong: number }>(
    `select count(*)::int as having,
      (count(*) filter (where ${sumOf(rows.groups, weights, countsAsNeeded)} >= ${strongMin}))::int as strong
    ${fromWhere(rows, kept, bind, true)} and ${ofTrade} ${filters.map((filter) => `and ${filter}`).join(' ')}`,
    values,
  );
  return counts[0] as { having: number; strong: number };
}

/** Few talents are looked up by the index; for many, the whole table is read. */
async function hintJoins({ client, talents }: QueryRows, kept: readonly FoundGroup[]): Promise<void> {
  const isFew = kept.some(({ found }) => found <= talents * FEW_SHARE);
  await client.query(`set local enable_nestloop = ${isFew ? 'on' : 'off'}`);
}

/** The talents with all kept groups who pass what no count leaves out. @param isCount where none are kept, everybody is counted */
function fromWhere(
  { groups, query, question }: QueryRows,
  kept: readonly FoundGroup[],
  bind: Bind,
  isCount = false,
): string {
  const joins = [
    ...kept.map(({ table }) => `join ${table} on ${table}.talent = talents.id`),
    ...groups
      .filter((group) => !kept.includes(group))
      .map(({ table }) => `left join ${table} on ${table}.talent = talents.id`),
  ];
  const anyWanted = isCount || kept.length > 0 ? [] : anyWantedBy({ groups, query, question }, bind);
  const conditions = [
    'true',
    ...(query.exclusions.length > 0
      ? ['not exists (select from excluded where excluded.talent = talents.id)']
      : []),
    ...(anyWanted.length > 0 ? [`(${anyWanted.join(' or ')})`] : []),
    ...(question.skills.length > 0 ? [`skills @> ${skillsBy(question.skills, bind)}`] : []),
  ];
  return `from sql_search.talents ${joins.join(' ')} where ${conditions.join(' and ')}`;
}

/** Who has a word that helps, or fits a fact: what is asked where no needed word is kept. */
const anyWantedBy = (
  { groups, query, question }: Pick<QueryRows, 'groups' | 'query' | 'question'>,
  bind: Bind,
): string[] => [
  ...groups.filter((group) => !countsAsNeeded(group) && !isPartial(group)).map(isHad),
  ...query.facts.map((fact) => `(${fitBy(fact, question.nowMs, bind)}) <> 'outside'`),
];

/** Who is found before more words are left out, and those who have a certificate that was left out. */
type Held = { kept: readonly FoundGroup[]; certified: readonly FoundGroup[]; ofTrade: string };

const isHad = ({ table }: FoundGroup) => `${table}.talent is not null`;

function isHeldBy(rows: QueryRows, { kept, certified, ofTrade }: Held, bind: Bind): string {
  if (kept.length === 0) return `(${anyWantedBy(rows, bind).join(' or ')})`;
  return `((${[...kept.map(isHad), ofTrade].join(' and ')})${certified.map((group) => ` or ${isHad(group)}`).join('')})`;
}

/** Whether anything is asked that narrows the result. */
const isNarrowed = (rows: QueryRows, { kept }: Held): boolean =>
  kept.length > 0 || anyWantedBy(rows, binder().bind).length > 0;

/** Everybody who passes all filters. */
const passingBy = (rows: QueryRows, bind: Bind): string =>
  [fromWhere(rows, [], bind, true), ...[...filtersByKind(rows, bind).values()].flat()].join(' and ');

/** Where fewer than a page are found: the conditions of those who lack more words, the least telling first, and which words these are. */
async function widened(rows: QueryRows, held: Held): Promise<{ wider: string[]; left: FoundGroup[] }> {
  const needed = rows.groups.filter(isNeeded);
  const steps = rows.question.asTyped ? [] : wideningSteps(needed);
  const wider: string[] = [];
  const left = new Set<FoundGroup>();
  if (steps.length === 0 || !isNarrowed(rows, held)) return { wider, left: [] };
  const count = async () => {
    const { values, bind } = binder();
    const conditions = [isHeldBy(rows, held, bind), ...wider];
    await hintJoins(rows, []);
    const { rows: counts } = await rows.client.query<{ count: number }>(
      `select count(*)::int ${passingBy(rows, bind)} and (${conditions.join(' or ')})`,
      values,
    );
    return counts[0]?.count ?? 0;
  };
  const told = needed.filter(isTelling(needed)).map(({ table }) => `${table}.score`);
  let [found, lost] = [await count(), 0];
  if (found >= ENOUGH) return { wider, left: [] };
  for (const step of steps) {
    if (found >= ENOUGH && step.loss > lost) break;
    lost = step.loss;
    wider.push(`(greatest(0, ${told.join(', ')}) >= ${TOLD_MIN} and ${step.kept.map(isHad).join(' and ')})`);
    const after = await count();
    if (after > found) for (const group of step.left) left.add(group);
    found = after;
  }
  return { wider, left: [...left] };
}

const skillsBy = (skills: readonly string[], bind: Bind): string => `array(
  select id from sql_search.names where kind = 'skill' and key = any (${bind(skills.map(skillKey), 'text[]')}))`;

/** The filters of each kind: a count of the kind's own values leaves them out. */
function filtersByKind({ query, question }: QueryRows, bind: Bind): Map<SearchCondition['kind'], string[]> {
  const byKind = new Map<SearchCondition['kind'], string[]>();
  const put = (kind: SearchCondition['kind'], filters: readonly string[]) => {
    if (filters.length > 0) byKind.set(kind, [...(byKind.get(kind) ?? []), ...filters]);
  };
  for (const filter of query.filters)
    put(filter.kind, [`(${fitBy(filter, question.nowMs, bind)}) = 'inside'`]);
  put('experience', rangeBy('experience_in_years', question.experienceInYears, bind));
  put('salary', rangeBy('expected_salary_in_lpa_inr', question.expectedSalaryInLpaInr, bind));
  return byKind;
}

const rangeBy = (column: string, { min, max }: NumberRange, bind: Bind): string[] => [
  ...(min === undefined ? [] : [`${column} >= ${bind(min, 'float8')}`]),
  ...(max === undefined ? [] : [`${column} <= ${bind(max, 'float8')}`]),
];

/** The weighed sum of some groups' scores. */
const sumOf = (
  groups: readonly FoundGroup[],
  { multipliers }: Weights,
  isMeant: (group: FoundGroup) => boolean,
): string =>
  [
    '0::bigint',
    ...groups.flatMap((group, g) =>
      isMeant(group) ? [`coalesce(${group.table}.score, 0)::bigint * ${multipliers[g]}`] : [],
    ),
  ].join(' + ');

const allWordsBy = (groups: readonly FoundGroup[]): string =>
  ['true', ...groups.filter(isNeeded).map(({ table }) => `${table}.talent is not null`)].join(' and ');
