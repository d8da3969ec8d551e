import { describe, expect, test } from 'vitest';
import { summary } from '../test/summary.ts';
import { understand } from './understand.ts';

describe('refusals', () => {
  test.each([
    ['two refusals cancel each other', 'java no one except infosys', '{worked at Infosys} java'],
    ['two Hindi refusals cancel each other', 'java infosys ke alawa koi nahi', '{worked at Infosys} java'],
    ['a refused exclusion says nothing', "java don't exclude wipro", 'java'],
    ['a refused level ignores the years', 'java not senior', 'java -{Senior}'],
    ['a refused present employer may be a past one', 'java not in wipro now', 'java -{works at Wipro}'],
    [
      'a refusal after its noun ends there',
      'java mumbai nahi, pune ya nashik',
      '{in Pune or Nashik} java -{in Mumbai}',
    ],
    ['a refusal ends before a wanted word', 'java no juniors, leads only', '{Lead} java -{Junior}'],
    ['a dash excludes one word', 'java developer -aws docker', 'java developer docker -aws'],
    ['a word that may be missing is optional', 'java na ho to bhi chalega python', '~java python'],
    ['a word that must not be missing is required', 'java na ho to mat bhejo', 'java'],
  ])('%s', (_, text, asked) => {
    expect(summary(understand(`${text} `))).toBe(asked);
  });
});

describe('sums', () => {
  test.each([
    ['yearly dollars count ₹90 each', 'react developer budget 40000 usd', '{under ₹36 LPA} react developer'],
    ['monthly dollars count twelve times', 'react $3000 per month', '{under ₹32.4 LPA} react'],
    ['a sum below 10,000 is monthly', 'salary 9000 telecaller', '{under ₹1.08 LPA} telecaller'],
    ['current and expected pay of a candidate are ignored', 'current ctc 12, expected 18 java', 'java'],
  ])('%s', (_, text, asked) => {
    expect(summary(understand(`${text} `))).toBe(asked);
  });
});

describe('short and ambiguous names', () => {
  test.each([
    ['SE is a title', 'SE java', '~software engineer java'],
    ['CS beside a degree is a subject', 'b.tech cs java', '{B.Tech degree} ~computer ~science java'],
    ['CA beside its city is a state', 'developer los angeles CA', 'developer los angeles'],
    ['CA elsewhere is a job', 'accountant CA', 'accountant ca'],
    ['a suburb includes its parts', 'java andheri', '{in Andheri, Andheri East or Andheri West} java'],
    ['a part of a suburb is only that part', 'java in andheri east', '{in Andheri East} java'],
    [
      'an employer that is also a word counts beside another employer',
      'amazon, flipkart java',
      '{worked at Amazon or Flipkart} java',
    ],
    [
      'a technology beside an employer is no employer',
      'salesforce infosys',
      '{worked at Infosys} salesforce',
    ],
  ])('%s', (_, text, asked) => {
    expect(summary(understand(`${text} `))).toBe(asked);
  });
});
