import { placeKey } from '@talaash/domain/locality/place-key';
import { ENGLISH_FLUENCIES } from '@talaash/domain/talent-profile/choice';
import { LEVELS } from '@talaash/domain/talent-search/choice';
import { yearsOfLevel } from '@talaash/domain/talent-search/level';
import { byKind, type ConditionOf, type ConditionTable } from '@talaash/domain/talent-search/condition-table';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { NEAR, salaryNear } from '@talaash/domain/talent-search/condition-fit';
import { skillKey } from '@talaash/lexicon/phrase';
import type { NameKind } from './sql-search-name.ts';

/** Adds a value to a statement. */
export type Bind = (given: unknown, type: string) => string;

const DAY_MS = 24 * 60 * 60 * 1000;
const EARTH_RADIUS_KM = 6371;
const NEAR_YEARS_OF_LEVEL = 2;

/** How well a row of talents fits a condition, as a SQL expression. */
export const fitBy = (condition: SearchCondition, nowMs: number, bind: Bind): string =>
  byKind(FIT_SQL, condition, bind, nowMs);

const FIT_SQL: ConditionTable<[Bind, number], string> = {
  experience: (condition, bind) => ofRange('experience_in_years', condition, NEAR.years, bind),
  salary: (condition, bind) => ofRange('expected_salary_in_lpa_inr', condition, salaryNear(condition), bind),
  notice: ({ maxWeeks }, bind) =>
    `case ${ofRange('notice_period_in_weeks', { max: maxWeeks }, NEAR.noticeWeeks, bind)}
        when 'inside' then 'inside' when 'near' then 'near' else case when is_serving_notice then 'near' else 'outside' end end`,
  active: ({ withinDays }, bind, nowMs) =>
    ofRange(daysBy(nowMs, bind), { max: withinDays }, withinDays * (NEAR.activeTimes - 1), bind),
  place: ofPlace,
  workMode: ({ isRemote }, bind) => insideIf(`can_work_from_home = ${bind(isRemote, 'boolean')}`),
  employment: ({ isEmployed }, bind) => insideIf(`is_currently_employed = ${bind(isEmployed, 'boolean')}`),
  english: ({ min }, bind) => {
    const order = bind(ENGLISH_FLUENCIES, 'text[]');
    const rank = (fluency: string) => `array_position(${order}, ${fluency})`;
    const below = `${rank(bind(min, 'text'))} - ${rank('english_fluency')}`;
    return `case when ${below} <= 0 then 'inside' when ${below} = 1 then 'near' else 'outside' end`;
  },
  category: ({ categories }, bind) => insideIf(`category = any (${bind(categories, 'text[]')})`),
  openToWork: ({ statuses }, bind) => insideIf(`open_to_work_status = any (${bind(statuses, 'text[]')})`),
  employer: ofEmployer,
  degree: ({ names }, bind) => insideIf(`written && ${labelsWithWords('degree', names, bind)}`),
  skill: ofSkill,
  title: ({ words }, bind) => insideIf(`written && ${labelsWithWords('title', [words], bind)}`),
  level: ofLevels,
  resume: () => insideIf('has_resume'),
};

const insideIf = (holds: string): string => `case when ${holds} then 'inside' else 'outside' end`;

/** Days since the last change. */
export const daysBy = (nowMs: number, bind: Bind): string =>
  `((${bind(nowMs, 'float8')} - updated_at_ms) / ${DAY_MS}::float8)`;

type Range = { min?: number | undefined; max?: number | undefined };

function ofRange(
  number: string,
  { min = -Infinity, max = Infinity }: Range,
  near: number,
  bind: Bind,
): string {
  const [from, to] = [bind(String(min), 'float8'), bind(String(max), 'float8')];
  return `
    case when ${number} >= ${from} and ${number} <= ${to} then 'inside'
      when case when ${number} < ${from} then ${from} - ${number} else ${number} - ${to} end <= ${bind(near, 'float8')}
      then 'near' else 'outside' end`;
}

function ofPlace({ names, around = [], withinKm, point }: ConditionOf<'place'>, bind: Bind): string {
  const isIn = (places: readonly string[], kind: NameKind = 'place') => `written && array(
    select id from sql_search.labels where kind = '${kind}' and key = any (${bind(places.map(placeKey), 'text[]')}))`;
  const isNamed = isIn(names);
  const wouldMove = isIn(names, 'movesTo');
  const isAround = around.length === 0 ? 'false' : isIn(around);
  if (withinKm === undefined || point === undefined)
    return `case when ${isNamed} then 'inside' when ${isAround} or ${wouldMove} then 'near' else 'outside' end`;
  const [latitude, longitude] = [bind(point.latitude, 'float8'), bind(point.longitude, 'float8')];
  const square = (degrees: string) => `power(sin(radians(${degrees}) / 2), 2)`;
  const chord = `${square(`latitude - ${latitude}`)}
    + cos(radians(${latitude})) * cos(radians(latitude)) * ${square(`longitude - ${longitude}`)}`;
  return `
    case when ${isNamed} then 'inside' when ${isAround} then 'near'
      when latitude is null then case when ${wouldMove} then 'near' else 'unknown' end
      when ${2 * EARTH_RADIUS_KM} * asin(least(1, sqrt(${chord}))) <= ${bind(withinKm, 'float8')} then 'inside'
      when ${wouldMove} then 'near' else 'outside' end`;
}

function ofEmployer({ names, when }: ConditionOf<'employer'>, bind: Bind): string {
  const now = `written && ${labelsWithWords('currentEmployer', names, bind)}`;
  const before = `written && ${labelsWithWords('pastEmployer', names, bind)}`;
  if (when === 'ever') return insideIf(`${now} or ${before}`);
  const [meant, other] = when === 'current' ? [now, before] : [before, now];
  return `case when ${meant} then 'inside' when ${other} then 'near' else 'outside' end`;
}

/** The labels of a kind that have any of some words, one after the other. */
function labelsWithWords(kind: NameKind, names: readonly string[], bind: Bind): string {
  const keys = bind(
    names.map((name) => ` ${placeKey(name)} `),
    'text[]',
  );
  return `array(
    select id from sql_search.labels where kind = '${kind}'
      and exists (select from unnest(${keys}) as words where position(words in ' ' || key || ' ') > 0))`;
}

function ofSkill({ name, minYears = 0 }: ConditionOf<'skill'>, bind: Bind): string {
  const key = bind(skillKey(name), 'text');
  const skill = `(select id from sql_search.names where kind = 'skill' and key = ${key})`;
  const has = `skills @> array[${skill}]`;
  if (minYears === 0) return insideIf(has);
  const months = `skill_months[array_position(skills, ${skill})]`;
  const wanted = `${bind(minYears, 'float8')} * 12`;
  return `
    case when not (${has}) then 'outside' when ${months} = 0 then 'unknown' when ${months} >= ${wanted} then 'inside'
      when ${months} >= ${wanted} * ${NEAR.skillYearsShare} then 'near' else 'outside' end`;
}

function ofLevels({ levels, isTitle }: ConditionOf<'level'>, bind: Bind): string {
  const steps = levels.map((level) => {
    const [min, max] = yearsOfLevel(level);
    const byYears = ofRange('experience_in_years', { min, max }, NEAR_YEARS_OF_LEVEL, bind);
    return `
      case when level is not null then abs(level - ${LEVELS.indexOf(level)})
        else ${isTitle === true ? '2 + 0 *' : ''} case ${byYears} when 'inside' then 0 when 'near' then 1 else 2 end end`;
  });
  return `case least(${steps.join(', ')}) when 0 then 'inside' when 1 then 'near' else 'outside' end`;
}
