import {
  ACTIVE_FACET_DAYS,
  FACET_VALUES_MAX,
  HISTOGRAM_BINS_MAX,
  NOTICE_FACET_WEEKS,
  SKILL_FACETS_MAX,
} from '@talaash/domain/talent-search/limit';
import type { SearchConditionKind } from '@talaash/domain/talent-search/schema';
import type { TalentQuestion } from '@talaash/talent-index/port';
import { type Bind, daysBy } from './sql-search-condition.ts';

/** What is counted of the table `answer`, as columns of a select. */
export function countsBy({ nowMs, redacted }: TalentQuestion, bind: Bind): string {
  const facets = {
    skills: nameFacet('skills', 'failed is null', SKILL_FACETS_MAX),
    places: nameFacet('cities', without('place')),
    states: nameFacet('states', without('place')),
    categories: choiceFacet('category', without('category')),
    openToWork: choiceFacet('open_to_work_status', without('openToWork')),
    english: choiceFacet('english_fluency', without('english')),
    degrees: nameFacet('degrees', without('degree')),
    employers: redacted ? `'[]'::json` : nameFacet('employers', without('employer')),
    notice: withinFacet('notice_period_in_weeks', NOTICE_FACET_WEEKS, without('notice')),
    active: withinFacet(daysBy(nowMs, bind), ACTIVE_FACET_DAYS, without('active')),
    marks: flagFacet(),
  };
  const object = Object.entries(facets).map(([name, facet]) => `'${name}', ${facet}`);
  return `
    json_build_object(${object.join(', ')}) as facets,
    json_build_object(
      'experienceInYears', ${histogram('experience_in_years', without('experience'))},
      'expectedSalaryInLpaInr', ${histogram('expected_salary_in_lpa_inr', without('salary'))}) as histograms`;
}

/** The result without the filters of a kind. */
const without = (kind: SearchConditionKind): string => `(failed is null or failed = '${kind}')`;

/** The commonest first. @param counted selects `value` and `talents` */
const facetOf = (counted: string, limit = FACET_VALUES_MAX): string => `(
  select coalesce(json_agg(json_build_object('value', value, 'count', talents) order by talents desc, value), '[]')
  from (select * from (${counted}) as counted order by talents desc, value limit ${limit}) as facet)`;

const nameFacet = (column: string, counted: string, limit?: number): string =>
  facetOf(
    `select label as value, talents
    from (select name, count(*) as talents from answer, unnest(${column}) as name where ${counted} group by name) as had
    join sql_search.names on names.id = had.name where label <> ''`,
    limit,
  );

const choiceFacet = (column: string, counted: string): string =>
  facetOf(`select ${column} as value, count(*) as talents from answer where ${counted} group by ${column}`);

/** How many are within each limit, the narrowest first. */
function withinFacet(number: string, limits: readonly number[], counted: string): string {
  const counts = limits.map((limit) => `count(*) filter (where ${number} <= ${limit}) as within_${limit}`);
  const values = limits.map((limit) => `(${limit}, within_${limit})`);
  return `(
    select coalesce(json_agg(json_build_object('value', widest::text, 'count', talents) order by widest), '[]')
    from (select ${counts.join(', ')} from answer where ${counted}) as counted,
      lateral (values ${values.join(', ')}) as facet (widest, talents)
    where talents > 0)`;
}

const flagFacet = (): string =>
  facetOf(`
    select value collate "C" as value, talents
    from (
      select count(*) filter (where can_work_from_home) as remote,
        count(*) filter (where is_currently_employed) as employed,
        count(*) filter (where not is_currently_employed) as unemployed,
        count(*) filter (where has_resume) as resume
      from answer where failed is null) as flagged,
      lateral (values ('remote', remote), ('employed', employed), ('unemployed', unemployed), ('resume', resume))
        as flag (value, talents)
    where talents > 0`);

/** Bins of the same width, with whole numbers as ends. */
const histogram = (number: string, counted: string): string => `(
  with bounds as (
    select floor(min(${number})) as start, floor(max(${number})) + 1 as finish from answer where ${counted}
  ), widths as (
    select start, finish, ceil((finish - start) / ${HISTOGRAM_BINS_MAX}) as width from bounds where start is not null
  ), had as (
    select floor((${number} - start) / width)::int as bin, count(*) as talents
    from answer cross join widths where ${counted} group by bin
  )
  select coalesce(
    json_agg(json_build_object('from', start + bin * width, 'to', start + (bin + 1) * width, 'count', coalesce(talents, 0))
      order by bin), '[]')
  from widths cross join lateral generate_series(0, ceil((finish - start) / width)::int - 1) as bin left join had using (bin))`;
