import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import type { Level } from '../fact.ts';
import { type Grade, gradeOf, type Wish } from '../grade.ts';
import type { Domain } from './employer.ts';
import { type RecruiterFacts, stepsFromLevel } from './fact.ts';

/** What a recruiter asks for; a missing field is not asked. README.md has the rules. */
export type RecruiterWish = Pick<Wish, 'roles' | 'skills'> & {
  level?: Level;
  years?: [min: number, max: number];
  salaryInLpa?: [min: number, max: number];
  noticeInWeeksMax?: number;
  isEmployed?: boolean;
  isRemote?: true;
  english?: TalentProfile['englishFluency'];
  activeWithinDays?: number;
  /** Any of these places. */
  places?: readonly string[];
  /** Any of these, now or before. */
  employers?: readonly string[];
  currentEmployer?: string;
  pastEmployer?: string;
  domain?: Domain;
  /** People with any of these are excluded. */
  without?: {
    skills?: readonly string[];
    roles?: readonly string[];
    places?: readonly string[];
    employers?: readonly string[];
  };
  /** Any of these wishes will do, besides the rest. */
  any?: readonly RecruiterWish[];
};

export function recruiterGradeOf(wish: RecruiterWish, facts: RecruiterFacts): Grade {
  if (isExcluded(wish, facts)) return 0;
  const { any, ...rest } = wish;
  const best = any
    ? Math.max(...any.map((one) => gradeOfOne({ ...rest, ...one }, facts)))
    : gradeOfOne(rest, facts);
  return Math.max(0, Math.min(3, best)) as Grade;
}

/** Whether somebody has what the question leaves out. */
export function isExcluded({ without }: RecruiterWish, facts: RecruiterFacts): boolean {
  const { skills = [], roles = [], places = [], employers = [] } = without ?? {};
  return (
    skills.some((skill) => facts.skills.has(skill)) ||
    roles.includes(facts.role) ||
    places.some((place) => facts.places.includes(place)) ||
    employers.some((employer) => worksAt(employer, facts))
  );
}

const worksAt = (employer: string, { currentEmployers, pastEmployers }: RecruiterFacts): boolean =>
  currentEmployers.has(employer) || pastEmployers.has(employer);

function gradeOfOne(wish: RecruiterWish, facts: RecruiterFacts): number {
  const { roles, skills } = wish;
  const craft = gradeOf({ ...(roles ? { roles } : {}), ...(skills ? { skills } : {}) }, facts);
  return craft - lossesOf(wish, facts).reduce((sum, loss) => sum + loss, 0);
}

const ENGLISH: Record<TalentProfile['englishFluency'], number> = {
  Beginner: 0,
  Intermediate: 1,
  Advanced: 2,
  Native: 3,
};

const lossesOf = (wish: RecruiterWish, facts: RecruiterFacts): number[] => [
  ...rangeLosses(wish, facts),
  ...choiceLosses(wish, facts),
  ...employerLosses(wish, facts),
];

function rangeLosses(wish: RecruiterWish, facts: RecruiterFacts): number[] {
  const { level, years, salaryInLpa, noticeInWeeksMax, activeWithinDays, english } = wish;
  return [
    level ? Math.min(2, stepsFromLevel(level, facts)) : 0,
    years ? rangeLoss(years, facts.years, 1) : 0,
    salaryInLpa ? rangeLoss(salaryInLpa, facts.salaryInLpa, 0.15 * salaryInLpa[1]) : 0,
    noticeInWeeksMax === undefined ? 0 : rangeLoss([0, noticeInWeeksMax], facts.noticeInWeeks, 2),
    activeWithinDays ? rangeLoss([0, activeWithinDays], facts.daysSinceActive, activeWithinDays) : 0,
    english ? Math.max(0, ENGLISH[english] - ENGLISH[facts.english]) : 0,
  ];
}

function choiceLosses(
  { isEmployed, isRemote, places, domain }: RecruiterWish,
  facts: RecruiterFacts,
): number[] {
  return [
    isEmployed === undefined || isEmployed === facts.isEmployed ? 0 : 2,
    isRemote && !facts.isRemote ? 2 : 0,
    places && !places.some((place) => facts.places.includes(place)) ? 2 : 0,
    domain && !facts.domains.has(domain) ? 2 : 0,
  ];
}

function employerLosses(
  { employers, currentEmployer, pastEmployer }: RecruiterWish,
  facts: RecruiterFacts,
): number[] {
  const { currentEmployers, pastEmployers } = facts;
  return [
    employers && !employers.some((employer) => worksAt(employer, facts)) ? 2 : 0,
    currentEmployer ? employerLoss(currentEmployer, currentEmployers, pastEmployers) : 0,
    pastEmployer ? employerLoss(pastEmployer, pastEmployers, currentEmployers) : 0,
  ];
}

/** Inside costs nothing, near costs a point, far costs two. */
function rangeLoss([min, max]: [number, number], value: number, near: number): number {
  if (value >= min && value <= max) return 0;
  return (value < min ? min - value : value - max) <= near ? 1 : 2;
}

const employerLoss = (employer: string, asked: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  if (asked.has(employer)) return 0;
  return other.has(employer) ? 1 : 2;
};
