import { SEARCH_SORTS } from '@talaash/domain/talent-search/choice';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import type { TalentQuestion } from '@talaash/talent-index/port';

/** Where the places are that a distance is asked from, as the server finds them. */
export const POINTS = {
  pune: { latitude: 18.5204, longitude: 73.8567 },
  mumbai: { latitude: 19.076, longitude: 72.8777 },
  delhi: { latitude: 28.6139, longitude: 77.209 },
} as const;

/** Each filter of the page, and some of them together. */
const FILTERS: readonly SearchCondition[][] = [
  [{ kind: 'experience', min: 3, max: 6 }],
  [{ kind: 'salary', max: 15 }],
  [{ kind: 'notice', maxWeeks: 4 }],
  [{ kind: 'place', names: ['Bengaluru', 'Pune'] }],
  [{ kind: 'place', names: ['Karnataka'] }],
  [{ kind: 'place', names: ['Pune'], withinKm: 50, point: POINTS.pune }],
  [{ kind: 'workMode', isRemote: true }],
  [{ kind: 'employment', isEmployed: false }],
  [{ kind: 'english', min: 'Advanced' }],
  [{ kind: 'active', withinDays: 30 }],
  [{ kind: 'category', categories: ['Software_Testing', 'UI_UX_Design'] }],
  [{ kind: 'openToWork', statuses: ['ActivelySeeking'] }],
  [{ kind: 'employer', names: ['Infosys', 'Wipro'], when: 'ever' }],
  [{ kind: 'employer', names: ['Tata Consultancy Services'], when: 'current' }],
  [{ kind: 'degree', names: ['B.Tech'] }],
  [{ kind: 'skill', name: 'React', minYears: 3 }],
  [{ kind: 'title', words: 'data engineer' }],
  [{ kind: 'level', levels: ['senior', 'lead'] }, { kind: 'resume' }],
  [
    { kind: 'experience', min: 2 },
    { kind: 'salary', max: 25 },
    { kind: 'notice', maxWeeks: 8 },
    { kind: 'place', names: ['Bengaluru', 'Hyderabad', 'Pune'] },
  ],
  [
    { kind: 'workMode', isRemote: true },
    { kind: 'english', min: 'Intermediate' },
    { kind: 'openToWork', statuses: ['ActivelySeeking', 'OpenToOpportunities'] },
    { kind: 'active', withinDays: 90 },
    { kind: 'category', categories: ['Software_Development'] },
    { kind: 'resume' },
  ],
];

type Asked = Partial<TalentQuestion>;

/** Questions with filters, alone and beside some texts; all counts are of people who pass the other filters. */
export function filterQuestions(texts: readonly string[]): {
  filters: Asked[];
  withText: Asked[];
  sorted: Asked[];
} {
  const orders = SEARCH_SORTS.filter((sort) => sort !== 'match');
  return {
    filters: FILTERS.map((conditions) => ({ conditions })),
    withText: FILTERS.map((conditions, at) => ({ conditions, text: texts[at] ?? '' })),
    sorted: texts.map((text, at) => ({
      text: at % 5 === 0 ? '' : text,
      sort: orders[at % orders.length] ?? 'newest',
    })),
  };
}
