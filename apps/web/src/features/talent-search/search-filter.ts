import type { JobCategory } from '@talaash/domain/job-post/choice';
import type { EnglishFluency, OpenToWorkStatus } from '@talaash/domain/talent-profile/choice';
import type { EmployerTime } from '@talaash/domain/talent-search/choice';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';

/** The filters of a search besides skills and ranges, as the address stores them. */
export type FilterState = {
  /** Can start within this many weeks. */
  notice?: number;
  /** Suburbs or cities. */
  place?: string[];
  /** The radius around the place, if there is exactly one. */
  km?: number;
  state?: string[];
  remote?: boolean;
  category?: JobCategory[];
  open?: OpenToWorkStatus[];
  employed?: boolean;
  /** At least. */
  english?: EnglishFluency;
  employer?: string[];
  /** Absent for current or past. */
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

/** The conditions of the filters, each with its part of the address. */
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
