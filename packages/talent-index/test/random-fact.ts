import { JOB_CATEGORIES } from '@talaash/domain/job-post/choice';
import { ENGLISH_FLUENCIES, OPEN_TO_WORK_STATUSES } from '@talaash/domain/talent-profile/choice';
import { EMPLOYER_TIMES, LEVELS } from '@talaash/domain/talent-search/choice';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import type { TalentFacts } from '@talaash/domain/talent-search/condition-fit';
import fc from 'fast-check';

const EMPLOYERS = [
  'Infosys',
  'INFOSYS',
  'Tata Consultancy Services',
  'Wipro',
  'HDFC Bank',
  'Practo',
  'React Labs',
];
const DEGREES = ['B.Tech Computer Science', 'M.Sc. Physics', 'BCA', 'B.Tech'];
const POINTS = [
  { latitude: 18.52, longitude: 73.85 },
  { latitude: 12.97, longitude: 77.59 },
  { latitude: 9.93, longitude: 76.26 },
];

/** Facts that many share. The places are only those smaller than the city. */
export const randomFacts: fc.Arbitrary<TalentFacts> = fc.record({
  noticePeriodInWeeks: fc.constantFrom(0, 1, 2, 4, 8, 12, 13),
  canWorkFromHome: fc.boolean(),
  isCurrentlyEmployed: fc.boolean(),
  openToWorkStatus: fc.constantFrom(...OPEN_TO_WORK_STATUSES),
  englishFluency: fc.constantFrom(...ENGLISH_FLUENCIES),
  category: fc.constantFrom(...JOB_CATEGORIES),
  hasResume: fc.boolean(),
  places: fc.constantFrom([], [], ['Koramangala'], ['Kothrud']),
  geoPoint: fc.option(fc.constantFrom(...POINTS), { nil: undefined }),
  employers: fc.array(fc.record({ name: fc.constantFrom(...EMPLOYERS), isCurrent: fc.boolean() }), {
    maxLength: 3,
  }),
  degrees: fc.subarray(DEGREES, { maxLength: 2 }),
  movesTo: fc.constantFrom([], [], ['Pune'], ['Kerala', 'Koramangala']),
  isServingNotice: fc.constantFrom(false, false, true),
  skillMonths: fc.array(fc.constantFrom(0, 0, 5, 12, 30, 48), { minLength: 1, maxLength: 4 }),
});

const end = fc.option(
  fc.integer({ min: 0, max: 40 }).map((half) => half / 2),
  { nil: undefined },
);
const range = fc.record({ min: end, max: end });

export const randomCondition: fc.Arbitrary<SearchCondition> = fc.oneof(
  range.map((ends) => ({ kind: 'experience' as const, ...ends })),
  range.map((ends) => ({ kind: 'salary' as const, ...ends })),
  fc.constantFrom(0, 2, 4, 6).map((maxWeeks) => ({ kind: 'notice' as const, maxWeeks })),
  fc
    .tuple(
      fc.subarray(['Pune', 'bangalore', 'Kerala', 'Koramangala', 'Delhi'], { minLength: 1, maxLength: 2 }),
      fc.option(fc.constantFrom(5, 200, 400), { nil: undefined }),
      fc.option(fc.constantFrom(...POINTS), { nil: undefined }),
    )
    .map(([names, withinKm, point]) => ({ kind: 'place' as const, names, withinKm, point })),
  fc.boolean().map((isRemote) => ({ kind: 'workMode' as const, isRemote })),
  fc.boolean().map((isEmployed) => ({ kind: 'employment' as const, isEmployed })),
  fc.constantFrom(...ENGLISH_FLUENCIES).map((min) => ({ kind: 'english' as const, min })),
  fc.constantFrom(1, 2, 3, 4).map((withinDays) => ({ kind: 'active' as const, withinDays })),
  fc
    .subarray([...JOB_CATEGORIES], { minLength: 1 })
    .map((categories) => ({ kind: 'category' as const, categories })),
  fc
    .subarray([...OPEN_TO_WORK_STATUSES], { minLength: 1 })
    .map((statuses) => ({ kind: 'openToWork' as const, statuses })),
  fc
    .tuple(
      fc.subarray(['infosys', 'tata', 'services tata', 'HDFC bank', '!', 'labs'], {
        minLength: 1,
        maxLength: 2,
      }),
      fc.constantFrom(...EMPLOYER_TIMES),
    )
    .map(([names, when]) => ({ kind: 'employer' as const, names, when })),
  fc
    .subarray(['b tech', 'science', 'BCA'], { minLength: 1 })
    .map((names) => ({ kind: 'degree' as const, names })),
  fc
    .tuple(
      fc.constantFrom('react.js', 'Java', 'k8s', 'Cobol', 'machine learning'),
      fc.constantFrom(undefined, 0, 1, 2, 4),
    )
    .map(([name, minYears]) => ({ kind: 'skill' as const, name, minYears })),
  fc
    .constantFrom('react developer', 'Developer', 'senior python', 'full developer')
    .map((words) => ({ kind: 'title' as const, words })),
  fc
    .subarray([...LEVELS], { minLength: 1, maxLength: 2 })
    .chain((levels) =>
      fc.constantFrom(
        { kind: 'level' as const, levels },
        { kind: 'level' as const, levels, isTitle: true as const },
      ),
    ),
  fc.constant({ kind: 'resume' as const }),
);
