import { expect, test } from 'vitest';
import { type MatchedTalent, talentMatch } from './match.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');

const someone: MatchedTalent = {
  jobTitle: 'Data Engineer',
  skills: ['PostgreSQL'],
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
    places: [],
    employers: [],
    degrees: [],
    skillMonths: [],
  },
  workExperiences: [],
  personalProjects: [],
};

const naming = {
  keyOf: (name: string) => name,
  namedIn: () => new Set<string>(),
  titleWords: () => new Set<string>(),
  childrenOf: (name: string) => (name === 'SQL' ? ['MySQL', 'PostgreSQL'] : []),
};

test.each([
  ['SQL', 'notStated', 'PostgreSQL, years not stated'],
  ['Kafka', 'gap', 'Kafka not in the profile'],
])('who has a skill that nobody has without %s: %s, %s', (asked, outcome, fact) => {
  const criteria = { title: '', mustSkills: [{ names: [asked] }], niceSkills: [], conditions: {} };
  const { items } = talentMatch(criteria, someone, { naming, nowMs: NOW, namesEmployers: true });
  expect(items[0]).toMatchObject({ label: asked, outcome, fact });
});
