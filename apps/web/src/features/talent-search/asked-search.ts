import type {
  SearchCondition,
  SearchConditionKind,
  TalentSearchQuestion,
} from '@talaash/domain/talent-search/schema';
import { namesOf, present, type SearchState } from './search-address.ts';
import type { FilterState } from './search-filter.ts';

/** The search that asks this. */
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

/** The filters that ask this. Of two places, the second one is a state. */
function filtersOf(conditions: readonly SearchCondition[]): FilterState {
  const filters: FilterState = {};
  for (const condition of conditions) Object.assign(filters, filterOf(condition, filters));
  return filters;
}

function filterOf(condition: SearchCondition, { place }: FilterState): FilterState {
  switch (condition.kind) {
    case 'notice':
      return { notice: condition.maxWeeks };
    case 'place':
      if (place) return { state: condition.names };
      return present<FilterState>({ place: condition.names, km: condition.withinKm });
    case 'workMode':
      return { remote: condition.isRemote };
    case 'category':
      return { category: condition.categories };
    case 'openToWork':
      return { open: condition.statuses };
    case 'employment':
      return { employed: condition.isEmployed };
    case 'english':
      return { english: condition.min };
    case 'employer':
      return present<FilterState>({
        employer: condition.names,
        when: condition.when === 'ever' ? undefined : condition.when,
      });
    case 'degree':
      return { degree: condition.names };
    case 'active':
      return { active: condition.withinDays };
    case 'resume':
      return { resume: true };
    case 'experience':
    case 'salary':
    case 'skill':
    case 'title':
    case 'level':
      return {};
  }
}
