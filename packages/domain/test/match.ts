import type { MatchCriteria } from '../src/talent-match/criteria.ts';
import type { MatchedTalent } from '../src/talent-match/match.ts';
import type { WorkedJob } from '../src/talent-match/skill-evidence.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

export const MATCHED_AT = Date.parse('2026-11-22T12:00:00.000Z');

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}+#]+(?:\.\p{L}+)*/gu) ?? []);
/** Names as the engine reads them, in short. */
const naming = {
  keyOf: (name: string) => name.toLowerCase(),
  namedIn: wordsIn,
  childrenOf: () => [],
  titleWords: (title: string) => wordsIn(title.replace(/engineer/i, 'Developer')),
};
export const matchOptions = { naming, nowMs: MATCHED_AT, namesEmployers: true };

/** @param until undefined for a job that goes on */
export const jobOf = (company: string, from: string, until: string | undefined, text: string): WorkedJob => ({
  designation: 'Engineer',
  company,
  rolesAndResponsibilities: text,
  tenure: { startIsoMonth: from, endIsoMonth: until, isCurrent: until === undefined },
});

/** Who has most of what `askedPost` asks for. */
export const matchedTalent: MatchedTalent = {
  jobTitle: 'Senior Frontend Engineer',
  skills: ['React', 'TypeScript', 'Storybook'],
  experienceInYears: 6,
  expectedSalaryInLpaInr: 16,
  updatedAtMs: MATCHED_AT - 3 * DAY_MS,
  facts: {
    noticePeriodInWeeks: 2,
    canWorkFromHome: true,
    isCurrentlyEmployed: true,
    openToWorkStatus: 'ActivelySeeking',
    englishFluency: 'Advanced',
    category: 'Software_Development',
    hasResume: true,
    places: ['Whitefield', 'Bengaluru', 'Karnataka'],
    employers: [],
    degrees: [],
    skillMonths: [],
  },
  workExperiences: [
    jobOf('Kirana Cloud', '2020-07', '2023-03', 'Billing in React.'),
    jobOf('Razorline', '2023-04', undefined, 'Checkout in React and TypeScript.'),
  ],
  personalProjects: [{ title: 'hisaab', descriptionMarkdown: 'A ledger in Next.js' }],
};

export const askedPost: MatchCriteria = {
  title: 'Senior React Developer',
  mustSkills: [{ names: ['React'] }, { names: ['TypeScript'] }],
  niceSkills: [{ names: ['Next.js'] }, { names: ['Storybook'] }],
  conditions: {
    level: { kind: 'level', levels: ['senior'] },
    experience: { kind: 'experience', min: 5, max: 8 },
    place: { kind: 'place', names: ['Bengaluru'] },
    salary: { kind: 'salary', max: 18 },
    notice: { kind: 'notice', maxWeeks: 52 / 12 },
    english: { kind: 'english', min: 'Intermediate' },
  },
};

/** Who has six years and states everything, but names no skill, place or job. */
export const unskilled: MatchedTalent = {
  ...matchedTalent,
  jobTitle: 'Engineer',
  skills: [],
  updatedAtMs: MATCHED_AT,
  facts: { ...matchedTalent.facts, places: [] },
  workExperiences: [],
  personalProjects: [],
};
