import { describe, expect, test } from 'vitest';
import type { SearchCondition } from './schema.ts';
import type { ConditionedTalent } from './condition-fit.ts';
import { conditionWords, fitWords } from './condition-words.ts';

describe('a condition in words', () => {
  test.each<[SearchCondition, string]>([
    [{ kind: 'experience', min: 5, max: 8 }, '5 to 8 years'],
    [{ kind: 'experience', min: 5 }, '5+ years'],
    [{ kind: 'experience', min: 0, max: 1 }, 'up to 1 year'],
    [{ kind: 'experience', max: 2.5 }, 'up to 2.5 years'],
    [{ kind: 'experience', min: 3, max: 3 }, '3 years'],
    [{ kind: 'experience' }, 'any experience'],
    [{ kind: 'salary', max: 18 }, 'under ₹18 LPA'],
    [{ kind: 'salary', min: 15, max: 20 }, '₹15 to 20 LPA'],
    [{ kind: 'salary', min: 12.5 }, '₹12.5 LPA or more'],
    [{ kind: 'salary' }, 'any salary'],
    [{ kind: 'notice', maxWeeks: 52 / 12 }, 'notice up to 30 days'],
    [{ kind: 'notice', maxWeeks: 13 }, 'notice up to 90 days'],
    [{ kind: 'notice', maxWeeks: 15 / 7 }, 'notice up to 15 days'],
    [{ kind: 'notice', maxWeeks: 2 }, 'notice up to 2 weeks'],
    [{ kind: 'notice', maxWeeks: 1 }, 'notice up to 1 week'],
    [{ kind: 'notice', maxWeeks: 0 }, 'can start now'],
    [{ kind: 'place', names: ['Bengaluru'] }, 'in Bengaluru'],
    [{ kind: 'place', names: ['Pune', 'Mumbai', 'Goa'] }, 'in Pune, Mumbai or Goa'],
    [{ kind: 'place', names: ['Pune'], withinKm: 25 }, 'within 25 km of Pune'],
    [{ kind: 'workMode', isRemote: true }, 'can work from home'],
    [{ kind: 'workMode', isRemote: false }, 'works on site'],
    [{ kind: 'employment', isEmployed: false }, 'not employed'],
    [{ kind: 'employment', isEmployed: true }, 'employed'],
    [{ kind: 'english', min: 'Advanced' }, 'Advanced English or better'],
    [{ kind: 'english', min: 'Native' }, 'Native English'],
    [{ kind: 'active', withinDays: 7 }, 'active in the last 7 days'],
    [{ kind: 'active', withinDays: 1 }, 'active today'],
    [{ kind: 'category', categories: ['UI_UX_Design'] }, 'UI/UX Design'],
    [{ kind: 'openToWork', statuses: ['ActivelySeeking'] }, 'Actively Seeking'],
    [{ kind: 'employer', names: ['Infosys'], when: 'ever' }, 'worked at Infosys'],
    [{ kind: 'employer', names: ['Infosys', 'Wipro'], when: 'past' }, 'formerly at Infosys or Wipro'],
    [{ kind: 'employer', names: ['Infosys'], when: 'current' }, 'works at Infosys'],
    [
      { kind: 'employer', names: ['Larsen and Toubro', 'Larsen & Toubro', 'L&T'], when: 'ever' },
      'worked at Larsen and Toubro or L&T',
    ],
    [{ kind: 'degree', names: ['MCA'] }, 'MCA degree'],
    [{ kind: 'degree', names: ['B.Tech', 'BTech', 'Bachelor of Technology', 'MCA'] }, 'B.Tech or MCA degree'],
    [{ kind: 'degree', names: ['Bachelor of Arts'] }, 'Bachelor of Arts degree'],
    [{ kind: 'skill', name: 'AWS' }, 'AWS'],
    [{ kind: 'skill', name: 'AWS', minYears: 3 }, 'AWS for 3+ years'],
    [{ kind: 'title', words: 'tech lead' }, 'title “tech lead”'],
    [{ kind: 'level', levels: ['senior', 'lead'] }, 'Senior or Lead'],
    [{ kind: 'resume' }, 'has a resume'],
  ])('%j is %j', (condition, words) => {
    expect(conditionWords(condition)).toBe(words);
  });
});

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW_MS = Date.parse('2026-01-31T00:00:00Z');
const talent: ConditionedTalent = {
  jobTitle: 'React Developer',
  skills: ['React', 'Redux'],
  experienceInYears: 4.5,
  expectedSalaryInLpaInr: 22,
  updatedAtMs: NOW_MS - 40 * DAY_MS,
  facts: {
    noticePeriodInWeeks: 8,
    canWorkFromHome: false,
    isCurrentlyEmployed: true,
    openToWorkStatus: 'OpenToOpportunities',
    englishFluency: 'Intermediate',
    category: 'Software_Development',
    hasResume: false,
    places: ['Powai', 'Mumbai', 'Maharashtra'],
    employers: [
      { name: 'Infosys', isCurrent: true },
      { name: 'Wipro', isCurrent: false },
    ],
    degrees: ['BCA'],
    skillMonths: [18, 0],
  },
};

describe('what somebody misses', () => {
  test.each<[SearchCondition, string | undefined]>([
    [{ kind: 'experience', min: 5, max: 8 }, '6 months short of 5 years'],
    [{ kind: 'experience', min: 5.5 }, '1 year short of 5.5 years'],
    [{ kind: 'experience', min: 12 }, '4.5 years, asked for 12'],
    [{ kind: 'experience', max: 4 }, '4.5 years, asked for up to 4'],
    [{ kind: 'experience', min: 4, max: 5 }, undefined],
    [{ kind: 'salary', max: 20 }, 'expects 22, asked for 20'],
    [{ kind: 'salary', min: 25, max: 30 }, 'expects 22, asked for 25'],
    [{ kind: 'salary', min: 15, max: 22 }, undefined],
    [{ kind: 'notice', maxWeeks: 52 / 12 }, 'notice of 8 weeks, asked for 30 days'],
    [{ kind: 'place', names: ['Pune'] }, 'lives in Powai'],
    [{ kind: 'place', names: ['bombay'] }, undefined],
    [{ kind: 'workMode', isRemote: true }, 'cannot work from home'],
    [{ kind: 'employment', isEmployed: false }, 'employed now'],
    [{ kind: 'english', min: 'Advanced' }, 'Intermediate English, asked for Advanced'],
    [{ kind: 'active', withinDays: 30 }, 'last active 40 days ago, asked for 30'],
    [{ kind: 'category', categories: ['UI_UX_Design'] }, 'in Software Development'],
    [{ kind: 'openToWork', statuses: ['ActivelySeeking'] }, 'Open to Opportunities'],
    [{ kind: 'employer', names: ['Wipro'], when: 'current' }, 'worked at Wipro before'],
    [{ kind: 'employer', names: ['Infosys'], when: 'past' }, 'works at Infosys now'],
    [{ kind: 'employer', names: ['Zoho'], when: 'ever' }, 'not from Zoho'],
    [{ kind: 'degree', names: ['MCA'] }, 'no MCA'],
    [{ kind: 'skill', name: 'React', minYears: 3 }, 'less than 3 years of React'],
    [{ kind: 'skill', name: 'Redux', minYears: 3 }, 'years of Redux not stated'],
    [{ kind: 'skill', name: 'Vue' }, 'no Vue'],
    [{ kind: 'skill', name: 'Redux' }, undefined],
    [{ kind: 'title', words: 'tech lead' }, 'is React Developer'],
    [{ kind: 'level', levels: ['senior'] }, 'not yet senior'],
    [{ kind: 'level', levels: ['junior'] }, 'more than junior'],
    [{ kind: 'resume' }, 'no resume'],
  ])('of %j is %j', (condition, words) => {
    expect(fitWords(condition, talent, NOW_MS)).toBe(words);
  });

  test('of a place is unknown without one', () => {
    const nowhere = { ...talent, facts: { ...talent.facts, places: [] } };
    expect(fitWords({ kind: 'place', names: ['Pune'] }, nowhere, NOW_MS)).toBe('place not stated');
  });

  test('of a level follows the title where it names one', () => {
    const lead = { ...talent, jobTitle: 'Junior Developer' };
    expect(fitWords({ kind: 'level', levels: ['senior'] }, lead, NOW_MS)).toBe('not yet senior');
  });
});
