import { SEARCH_PAGE_SIZE, SKILL_FACETS_MAX } from '@talaash/domain/search-limit';
import type { NumberRange, TalentQuestion } from '../src/search/port.ts';

/** A word of the index that a word of a question stands for: how near it is, and from which impact on it counts. */
export type Reading = { word: number; nearness: number; impactMin: number };

/** With fewer than this many who have all words, those who have at least half of them follow. */
const ENOUGH_ALL_WORDS = 20;

/**
 * The statement that answers a question in one row, written for what is asked: a condition that is not there costs nothing.
 *
 * @param words the readings of each word
 * @param skills numbers of the skills that are needed
 * @param talents how many there are
 */
export function answerStatement(
  question: TalentQuestion,
  words: readonly (readonly Reading[])[],
  skills: readonly number[],
  talents: number,
): { statement: string; values: unknown[] } {
  const values: unknown[] = [];
  const value = (given: unknown, type: string) => `$${values.push(given)}::${type}`;
  const found = words.map((readings, w) => `word_${w} as materialized (${foundBy(readings, value)}),`);
  const conditions = conditionsOf(question, skills, value);
  const statement = `
    with ${found.join('\n')}
    all_words as materialized (${allWords(words.length, conditions, talents)}),
    result as materialized (
      select *, true as has_all_words from all_words
      ${words.length > 1 ? `union all ${someWords(words.length, conditions, talents)}` : ''}
    ),
    facet as (
      select label, talents
      from (select skill, count(*) as talents from result, unnest(skills) as skill group by skill) as counted
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

/** Who has one of the words, with the best score that one gives. */
function foundBy(readings: readonly Reading[], value: Value): string {
  const groups = Map.groupBy(readings, ({ nearness, impactMin }) => `${nearness} ${impactMin}`);
  const selects = [...groups.values()].map((group) => {
    const [{ nearness, impactMin } = { nearness: 0, impactMin: 0 }] = group;
    const numbers = group.map(({ word }) => word);
    return `
      select talent, ${scoreOf(nearness)} as score from sql_search.postings
      where word = ${numbers.length === 1 ? value(numbers[0], 'int') : `any (${value(numbers, 'int[]')})`}
        ${impactMin > 1 ? `and impact >= ${impactMin}` : ''}`;
  });
  if (readings.length === 0) return 'select 0 as talent, 0 as score where false';
  if (readings.length === 1) return selects.join('');
  return `select talent, max(score) as score from (${selects.join(' union all ')}) as scored group by talent`;
}

/** Rounded half up, and never to nothing. */
const scoreOf = (nearness: number) => `greatest(1, (impact * ${nearness} + 5) / 10)`;

/** What a score of a word counts: the more, the fewer have it. */
const rarityOf = (w: number, talents: number) =>
  `(select greatest(1, round(16 * ln(1 + (${talents} - count(*) + 0.5::float8) / (count(*) + 0.5::float8))))::int from word_${w})`;

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

const COLUMNS = 'talent_id, updated_at_ms, experience_in_years, expected_salary_in_lpa_inr, skills';

function allWords(words: number, conditions: readonly string[], talents: number): string {
  const numbers = Array.from({ length: words }, (_, w) => w);
  const score = numbers.map((w) => `word_${w}.score * ${rarityOf(w, talents)}`).join(' + ');
  const joins = numbers.map((w) => `join word_${w} on word_${w}.talent = talents.id`).join(' ');
  return `select ${COLUMNS}, ${score || '0'} as score from sql_search.talents ${joins} ${where(conditions)}`;
}

/** Those who have at least half of the words and not all, where few have all. */
function someWords(words: number, conditions: readonly string[], talents: number): string {
  const scored = Array.from(
    { length: words },
    (_, w) => `select talent, score * ${rarityOf(w, talents)} as score from word_${w}`,
  );
  const isFew = `(select count(*) from all_words) < ${ENOUGH_ALL_WORDS}`;
  return `
    select ${COLUMNS}, score, false
    from (
      select talent, sum(score)::int as score from (${scored.join(' union all ')}) as scored
      group by talent having count(*) between ${Math.ceil(words / 2)} and ${words - 1}
    ) as partial_match
    join sql_search.talents on talents.id = partial_match.talent
    ${where([...conditions, isFew])}`;
}

const where = (conditions: readonly string[]) =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';

const isPage = (page: number) => Number.isSafeInteger(page) && page >= 0;

const pageOf = (page: number, value: Value) =>
  isPage(page)
    ? `limit ${SEARCH_PAGE_SIZE} offset ${value(String(BigInt(page) * BigInt(SEARCH_PAGE_SIZE)), 'bigint')}`
    : 'limit 0';

const boundsOf = (column: string) =>
  `case when count(*) > 0 then json_build_object('min', min(${column}), 'max', max(${column})) end`;
