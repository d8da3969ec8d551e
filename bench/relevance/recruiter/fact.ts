import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import { type Facts, factsOfProfile, LEVEL, type Level } from '../fact.ts';
import { DOMAIN_WORDS, DOMAINS_OF_EMPLOYERS, type Domain } from './employer.ts';

/** What recruiters ask about, beside the craft. Grades depend only on facts. */
export type RecruiterFacts = Facts & {
  years: number;
  salaryInLpa: number;
  noticeInWeeks: number;
  isEmployed: boolean;
  /** Whether they can work from home. */
  isRemote: boolean;
  isSeeking: boolean;
  english: TalentProfile['englishFluency'];
  currentEmployers: ReadonlySet<string>;
  pastEmployers: ReadonlySet<string>;
  /** Domains of which they write, or in which an employer of theirs is. */
  domains: ReadonlySet<Domain>;
  daysSinceActive: number;
};

const DAY_MS = 24 * 60 * 60 * 1000;

export function recruiterFactsOf(profile: TalentProfile, now: number): RecruiterFacts {
  const { workExperiences } = profile;
  const employersOf = (isCurrent: boolean) =>
    new Set(
      workExperiences.filter(({ tenure }) => tenure.isCurrent === isCurrent).map(({ company }) => company),
    );
  const written = [profile.about, ...workExperiences.map((work) => work.rolesAndResponsibilities ?? '')].join(
    '\n',
  );
  const domains = new Set<Domain>(
    workExperiences.flatMap(({ company }) => DOMAINS_OF_EMPLOYERS.get(company) ?? []),
  );
  for (const [domain, words] of DOMAIN_WORDS) if (words.test(written)) domains.add(domain);
  return {
    ...factsOfProfile(profile),
    years: profile.experienceInYears,
    salaryInLpa: profile.expectedSalaryInLpaInr,
    noticeInWeeks: profile.noticePeriodInWeeks,
    isEmployed: profile.isCurrentlyEmployed,
    isRemote: profile.canWorkFromHome,
    isSeeking: profile.openToWorkStatus === 'ActivelySeeking',
    english: profile.englishFluency,
    currentEmployers: employersOf(true),
    pastEmployers: employersOf(false),
    domains,
    daysSinceActive: (now - Date.parse(profile.updatedIsoDateTimeUtc)) / DAY_MS,
  };
}

/** Years of work that a level stands for, where the title names none. */
const YEARS_OF_LEVEL: Record<Level, [min: number, max: number]> = {
  junior: [0, 2],
  middle: [2, 5],
  senior: [5, 50],
  lead: [8, 50],
};

/** How many steps somebody is away from a level: by the title if it names one, else by the years. */
export function stepsFromLevel(level: Level, { level: own, years }: RecruiterFacts): number {
  if (own !== 'middle') return Math.abs(LEVEL[level] - LEVEL[own]);
  const [min, max] = YEARS_OF_LEVEL[level];
  if (years >= min && years <= max) return 0;
  return (years < min ? min - years : years - max) <= 2 ? 1 : 2;
}
