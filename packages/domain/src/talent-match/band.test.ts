import { describe, expect, test } from 'vitest';
import type { MatchCriteria } from './criteria.ts';
import { type MatchedTalent, talentMatch } from './match.ts';
import type { WorkedJob } from './skill-evidence.ts';
import { MATCH_WEIGHTS } from './weight.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}+#]+(?:\.\p{L}+)*/gu) ?? []);
const naming = {
  keyOf: (name: string) => name.toLowerCase(),
  namedIn: wordsIn,
  childrenOf: () => [],
  titleWords: (title: string) => wordsIn(title.replace(/engineer/i, 'Developer')),
};
const options = { naming, nowMs: NOW, namesEmployers: true };

const jobOf = (company: string, from: string, until: string | undefined, text: string): WorkedJob => ({
  designation: 'Engineer',
  company,
  rolesAndResponsibilities: text,
  tenure: { startIsoMonth: from, endIsoMonth: until, isCurrent: until === undefined },
});

const someone: MatchedTalent = {
  jobTitle: 'Senior Frontend Engineer',
  skills: ['React', 'TypeScript', 'Storybook'],
  experienceInYears: 6,
  expectedSalaryInLpaInr: 16,
  updatedAtMs: NOW,
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

const post: MatchCriteria = {
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

describe('a strong match', () => {
  const strong = { ...someone, jobTitle: 'Senior React Developer' };
  const bandOf = (asked: Partial<MatchCriteria>, talent: MatchedTalent = strong) =>
    talentMatch({ ...post, ...asked }, talent, options).band;

  test('misses nothing but nice-to-have skills', () => {
    expect(bandOf({})).toBe('strong');
    expect(bandOf({ niceSkills: [{ names: ['Go'] }] })).toBe('strong');
    expect(bandOf({ mustSkills: [{ names: ['React'] }, { names: ['Storybook'] }, { names: ['CSS'] }] })).toBe(
      'good',
    );
    // In a project is not in a job, and 16 is more than 15.
    expect(bandOf({ mustSkills: [{ names: ['React'] }, { names: ['Next.js'] }] })).toBe('good');
    expect(bandOf({ conditions: { ...post.conditions, salary: { kind: 'salary', max: 15 } } })).toBe('good');
    expect(bandOf({ title: 'Angular Developer' })).toBe('good');
  });

  test('takes more points where a post asks for fewer things', () => {
    const listed = { ...strong, workExperiences: [], personalProjects: [] };
    const totalOf = (asked: MatchCriteria) => talentMatch(asked, listed, options);
    const conditions = { experience: post.conditions.experience } as MatchCriteria['conditions'];
    const few = totalOf({ ...post, mustSkills: [{ names: ['React'] }], niceSkills: [], conditions });
    const more = totalOf({ ...post, mustSkills: [{ names: ['React'] }], niceSkills: [] });
    expect([few.total < MATCH_WEIGHTS.bands.strong[0].from, few.band]).toEqual([true, 'good']);
    expect([more.total < MATCH_WEIGHTS.bands.strong[0].from, more.band]).toEqual([true, 'strong']);
  });
});
