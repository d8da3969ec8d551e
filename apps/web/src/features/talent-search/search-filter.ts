import { JOB_CATEGORIES, type JobCategory } from '@talaash/domain/job-post/choice';
import {
  ENGLISH_FLUENCIES,
  type EnglishFluency,
  OPEN_TO_WORK_STATUSES,
  type OpenToWorkStatus,
} from '@talaash/domain/talent-profile/choice';
import { EMPLOYER_TIMES, type EmployerTime } from '@talaash/domain/talent-search/choice';
import { SEARCH_CONDITION_VALUES_MAX, SEARCH_SKILL_LENGTH_MAX } from '@talaash/domain/talent-search/limit';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';

/** The filters of a search besides skills and ranges, as the address stores them. */
export type FilterState = {
  /** Can start within this many weeks. */
  notice?: number;
  /** Suburbs or cities. */
  place?: string[];
  /** Around the place, if it is one. */
  km?: number;
  state?: string[];
  remote?: boolean;
  category?: JobCategory[];
  open?: OpenToWorkStatus[];
  employed?: boolean;
  /** At least. */
  english?: EnglishFluency;
  employer?: string[];
  /** Absent for now or before. */
  when?: Exclude<EmployerTime, 'ever'>;
  degree?: string[];
  /** Changed the profile within this many days. */
  active?: number;
  resume?: true;
};

export const FILTER_KEYS = [
  'notice',
  'place',
  'km',
  'state',
  'remote',
  'category',
  'open',
  'employed',
  'english',
  'employer',
  'when',
  'degree',
  'active',
  'resume',
] as const satisfies readonly (keyof FilterState)[];

const WEEKS_MAX = 1000;
const DAYS_MAX = 10_000;
const KM_MAX = 500;

/** Reads the filters of an address. Invalid ones are left out. */
export function readFilters(raw: Record<string, unknown>): FilterState {
  const place = namesOf(raw['place']);
  const employer = namesOf(raw['employer']);
  return present({
    notice: numberWithin(raw['notice'], 0, WEEKS_MAX),
    place,
    km: place?.length === 1 ? numberWithin(raw['km'], 1, KM_MAX) : undefined,
    state: namesOf(raw['state']),
    remote: booleanOf(raw['remote']),
    category: choicesOf(raw['category'], JOB_CATEGORIES),
    open: choicesOf(raw['open'], OPEN_TO_WORK_STATUSES),
    employed: booleanOf(raw['employed']),
    english: choiceOf(raw['english'], ENGLISH_FLUENCIES),
    employer,
    when: employer ? choiceOf(raw['when'], EMPLOYMENT_TIMES) : undefined,
    degree: namesOf(raw['degree']),
    active: numberWithin(raw['active'], 1, DAYS_MAX),
    resume: raw['resume'] === true ? true : undefined,
  });
}

const EMPLOYMENT_TIMES = EMPLOYER_TIMES.filter((time) => time !== 'ever');

type Loose<Of> = { [Key in keyof Of]?: Of[Key] | undefined };

/** Without what is undefined. */
export const present = <Of extends object>(of: Loose<Of>): Of =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as Of;

const numberWithin = (value: unknown, min: number, max: number) =>
  typeof value === 'number' && value >= min && value <= max ? value : undefined;

const booleanOf = (value: unknown) => (typeof value === 'boolean' ? value : undefined);

const choiceOf = <Choice extends string>(value: unknown, choices: readonly Choice[]) =>
  choices.find((choice) => choice === value);

const choicesOf = <Choice extends string>(value: unknown, choices: readonly Choice[]) =>
  listOf(choices.filter((choice) => [value].flat().includes(choice)));

/** Different names, each short enough for the search; undefined for none. */
export const namesOf = (value: unknown, max: number = SEARCH_CONDITION_VALUES_MAX): string[] | undefined =>
  listOf([...new Set([value].flat().filter(isName))].slice(0, max));

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= SEARCH_SKILL_LENGTH_MAX;

const listOf = <One>(list: One[]): One[] | undefined => (list.length > 0 ? list : undefined);

/** What the filters ask, and the part of the address that each comes from. */
export function conditionsOf(
  filters: FilterState,
): { condition: SearchCondition; keys: (keyof FilterState)[] }[] {
  const {
    notice,
    place,
    km,
    state,
    remote,
    category,
    open,
    employed,
    english,
    employer,
    when,
    degree,
    active,
  } = filters;
  const all: [SearchCondition | undefined, (keyof FilterState)[]][] = [
    [notice === undefined ? undefined : { kind: 'notice', maxWeeks: notice }, ['notice']],
    [
      place && { kind: 'place', names: place, ...(km === undefined ? {} : { withinKm: km }) },
      ['place', 'km'],
    ],
    [state && { kind: 'place', names: state }, ['state']],
    [remote === undefined ? undefined : { kind: 'workMode', isRemote: remote }, ['remote']],
    [category && { kind: 'category', categories: category }, ['category']],
    [open && { kind: 'openToWork', statuses: open }, ['open']],
    [employed === undefined ? undefined : { kind: 'employment', isEmployed: employed }, ['employed']],
    [english && { kind: 'english', min: english }, ['english']],
    [employer && { kind: 'employer', names: employer, when: when ?? 'ever' }, ['employer', 'when']],
    [degree && { kind: 'degree', names: degree }, ['degree']],
    [active === undefined ? undefined : { kind: 'active', withinDays: active }, ['active']],
    [filters.resume && { kind: 'resume' }, ['resume']],
  ];
  return all.flatMap(([condition, keys]) => (condition ? [{ condition, keys }] : []));
}

/** The filters that ask this. Of two places, the second one is a state. */
export function filtersOf(conditions: readonly SearchCondition[]): FilterState {
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
    default:
      return {};
  }
}
