import { byKind, type ConditionTable } from '@talaash/domain/talent-search/condition-table';
import type {
  SearchCondition,
  SearchConditionKind,
  TalentSearchQuestion,
} from '@talaash/domain/talent-search/schema';
import { namesOf, present, type SearchState } from './search-address.ts';
import type { FilterState } from './search-filter.ts';

/** The search state of this query. */
export const stateOf = (question: Omit<TalentSearchQuestion, 'page'>): SearchState =>
  present<SearchState>({
    q: question.query === '' ? undefined : question.query,
    skills: namesOf(question.skills),
    nice: namesOf(question.niceSkills),
    expMin: question.experienceInYears.min,
    expMax: question.experienceInYears.max,
    salMin: question.expectedSalaryInLpaInr.min,
    salMax: question.expectedSalaryInLpaInr.max,
    ...filtersOf(question.conditions),
    strict: question.strict.length > 0 ? (question.strict as SearchConditionKind[]) : undefined,
    exact: question.asTyped || undefined,
    sort: question.sort === 'match' ? undefined : question.sort,
  });

/** The filters of these conditions. The second of two places is a state. */
function filtersOf(conditions: readonly SearchCondition[]): FilterState {
  const filters: FilterState = {};
  for (const condition of conditions) Object.assign(filters, byKind(FILTERS, condition, filters));
  return filters;
}

const noFilter = (): FilterState => ({});

/** The filters of a condition, added to the existing ones. */
const FILTERS: ConditionTable<[FilterState], FilterState> = {
  notice: ({ maxWeeks }) => ({ notice: maxWeeks }),
  place: ({ names, withinKm }, { place }) =>
    place ? { state: names } : present<FilterState>({ place: names, km: withinKm }),
  workMode: ({ isRemote }) => ({ remote: isRemote }),
  category: ({ categories }) => ({ category: categories }),
  openToWork: ({ statuses }) => ({ open: statuses }),
  employment: ({ isEmployed }) => ({ employed: isEmployed }),
  english: ({ min }) => ({ english: min }),
  employer: ({ names, when }) =>
    present<FilterState>({ employer: names, when: when === 'ever' ? undefined : when }),
  degree: ({ names }) => ({ degree: names }),
  active: ({ withinDays }) => ({ active: withinDays }),
  resume: () => ({ resume: true }),
  experience: noFilter,
  salary: noFilter,
  skill: noFilter,
  title: noFilter,
  level: noFilter,
};
