import { SEARCH_PAGE_SIZE, SKILL_FACETS_MAX } from '@talaash/domain/talent-search/limit';
import type { NumberRange, TalentQuestion } from '@talaash/talent-index/port';

/**
 * A word of the index that matches a word of the question. `nearness` is how close the match is, `impactMin` the smallest
 * impact that counts, `talents` the number of talents with the word at any impact.
 */
export type Reading = { word: number; nearness: number; impactMin: number; talents: number };

/** When fewer talents match all words, talents with at least half of the words follow. */
const ENOUGH_ALL_WORDS = 20;

/** Up to this share of all talents, rows are looked up one by one. */
const FEW_SHARE = 1 / 20;

/**
 * The statement that answers a question in one row. It contains only the conditions of the question.
 *
 * @param words the readings of each word
 * @param skills the numbers of the required skills
 * @param talents the number of all talents
 */
export function answerStatement(
  question: TalentQuestion,
  words: readonly (readonly Reading[])[],
  skills: readonly number[],
  talents: number,
): { statement: string; values: unknown[] } {
  const values: unknown[] = [];
  const value = (given: unknown, type: string) => `$${values.push(given)}::${type}`;
  const found = words.map((readings, w) => `word_${w} as (${foundBy(readings, value)}),`);
  const asked = { words, conditions: conditionsOf(question, skills, value), talents };
  const statement = `
    with ${found.join('\n')}
    ${resultOf(asked)},
    facet as (
      select label, talents
      from (
        select skill, count(*) as talents from (select unnest(skills) as skill from result) as had group by skill
      ) as counted
      join sql_search.skills on skills.id = counted.skill
      order by talents desc, label limit ${SKILL_FACETS_MAX}
    )
    select
      total::int, "allWordsTotal"::int, total > "allWordsTotal" as "isPartial",
      json_build_object('experienceInYears', years, 'expectedSalaryInLpaInr', lakhs) as ranges,
      json_build_object('skills', (
        select coalesce(json_agg(json_build_object('value', label, 'count', talents) order by talents desc, label), '[]')
        from facet)) as facets,
      array(
        select talent_id from result order by has_all_words desc, score desc, updated_at_ms desc, talent_id
        ${pageOf(question.page, value)}) as "talentIds"
    from (
      select
        count(*) as total,
        count(*) filter (where has_all_words) as "allWordsTotal",
        ${boundsOf('experience_in_years')} as years,
        ${boundsOf('expected_salary_in_lpa_inr')} as lakhs
      from result) as whole`;
  return { statement, values };
}

type Value = (given: unknown, type: string) => string;

/** The talents with any of the words and their best score, in one pass through the postings. */
function foundBy(readings: readonly Reading[], value: Value): string {
  const [first] = readings;
  if (first === undefined) return 'select 0 as talent, 0 as score where false';
  if (readings.length === 1)
    return `
      select talent, ${scoreOf(String(first.nearness))} as score from sql_search.postings
      where word = ${value(first.word, 'int')} and impact >= ${first.impactMin}`;
  const all = readings.map(({ word }) => word);
  const nearness = byWord(readings, (reading) => reading.nearness, value);
  const impactMin = byWord(readings, (reading) => reading.impactMin, value);
  return `
    select talent, max(${scoreOf(nearness)}) as score from sql_search.postings
    where word = any (${value(all, 'int[]')}) and impact >= ${impactMin} group by talent`;
}

/** An SQL expression that maps the word of a reading to its number. */
function byWord(readings: readonly Reading[], numberOf: (reading: Reading) => number, value: Value): string {
  const groups = [...Map.groupBy(readings, numberOf)].sort(([, a], [, b]) => a.length - b.length);
  const [most = 0] = groups.pop() ?? [];
  if (groups.length === 0) return String(most);
  const cases = groups.map(([number, group]) => {
    const words = value(
      group.map(({ word }) => word),
      'int[]',
    );
    return `when word = any (${words}) then ${number}`;
  });
  return `case ${cases.join(' ')} else ${most} end`;
}

/** Rounded half up, at least 1. */
const scoreOf = (nearness: string) => `greatest(1, (impact * ${nearness} + 5) / 10)`;

function conditionsOf(question: TalentQuestion, skills: readonly number[], value: Value): string[] {
  return [
    ...(skills.length > 0 ? [`skills @> ${value(skills, 'int[]')}`] : []),
    ...rangeOf('experience_in_years', question.experienceInYears, value),
    ...rangeOf('expected_salary_in_lpa_inr', question.expectedSalaryInLpaInr, value),
    ...(question.hiddenTalentIds.length > 0
      ? [`talent_id <> all (${value(question.hiddenTalentIds, 'text[]')})`]
      : []),
  ];
}

function rangeOf(column: string, { min, max }: NumberRange, value: Value): string[] {
  return [
    ...(min === undefined ? [] : [`${column} >= ${value(min, 'float8')}`]),
    ...(max === undefined ? [] : [`${column} <= ${value(max, 'float8')}`]),
  ];
}

type Asked = { words: readonly (readonly Reading[])[]; conditions: readonly string[]; talents: number };

const COLUMNS = 'talent_id, updated_at_ms, experience_in_years, expected_salary_in_lpa_inr, skills';

/** The matching talents with their scores. Without words it is not materialized, because scanning the table again is faster. */
function resultOf(asked: Asked): string {
  const { words, conditions } = asked;
  if (words.length === 0)
    return `result as not materialized (
      select ${COLUMNS}, 0 as score, true as has_all_words from sql_search.talents ${where(conditions)})`;
  if (words.length === 1) return `result as materialized (${allWords(asked)})`;
  return `
    all_words as materialized (${allWords(asked)}),
    some_words as materialized (${someWords(asked)}),
    result as not materialized (select * from all_words union all select * from some_words)`;
}

function allWords({ words, conditions, talents }: Asked): string {
  const numbers = [...words.keys()];
  const score = numbers.map((w) => `word_${w}.score * ${rarityOf(words, w, talents)}`).join(' + ');
  const joins = numbers.slice(1).map((w) => `join word_${w} using (talent)`);
  const most = Math.min(...words.map(foundMost));
  return `
    select ${COLUMNS}, score, true as has_all_words
    from (select talent, ${score} as score from word_0 ${joins.join(' ')}) as matched
    ${joinTalents(most, talents)} ${where(conditions)}`;
}

/** Talents with at least half of the words but not all, for when few have all. */
function someWords({ words, conditions, talents }: Asked): string {
  const wordsMin = Math.ceil(words.length / 2);
  const scored = [...words.keys()].map(
    (w) => `select talent, score * ${rarityOf(words, w, talents)} as score from word_${w}`,
  );
  const most = words.reduce((sum, readings) => sum + foundMost(readings), 0) / wordsMin;
  const isFew = `(select count(*) from all_words) < ${ENOUGH_ALL_WORDS}`;
  return `
    select ${COLUMNS}, score, false
    from (
      select talent, sum(score)::int as score from (${scored.join(' union all ')}) as scored
      group by talent having count(*) between ${wordsMin} and ${words.length - 1}
    ) as matched
    ${joinTalents(most, talents)} ${where([...conditions, isFew])}`;
}

/** An upper bound of the number of talents with a word. */
const foundMost = (readings: readonly Reading[]) =>
  readings.reduce((sum, reading) => sum + reading.talents, 0);

/** The weight of a word: rarer words weigh more. */
function rarityOf(words: Asked['words'], w: number, talents: number): string {
  const [only, ...others] = words[w] ?? [];
  const rarity = (found: string) =>
    `greatest(1, round(16 * ln(1 + (${talents} - ${found} + 0.5::float8) / (${found} + 0.5::float8))))::int`;
  return only !== undefined && others.length === 0 && only.impactMin === 1
    ? rarity(String(only.talents))
    : `(select ${rarity('count(*)')} from word_${w})`;
}

/** Few rows are looked up by the index; for many, the whole table is read. */
const joinTalents = (most: number, talents: number): string =>
  most <= talents * FEW_SHARE
    ? 'cross join lateral (select * from sql_search.talents where id = matched.talent offset 0) as talents'
    : 'join sql_search.talents on talents.id = matched.talent';

const where = (conditions: readonly string[]) =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';

const isPage = (page: number) => Number.isSafeInteger(page) && page >= 0;

const pageOf = (page: number, value: Value) =>
  isPage(page)
    ? `limit ${SEARCH_PAGE_SIZE} offset ${value(String(BigInt(page) * BigInt(SEARCH_PAGE_SIZE)), 'bigint')}`
    : 'limit 0';

const boundsOf = (column: string) =>
  `case when count(*) > 0 then json_build_object('min', min(${column}), 'max', max(${column})) end`;
