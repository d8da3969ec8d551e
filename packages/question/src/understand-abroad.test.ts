import { expect, test } from 'vitest';
import { summary } from '../test/summary.ts';
import { understand } from './understand.ts';

// A dollar counts 90 rupees.
test.each([
  ['laravel developer under $1,200/month', '{under ₹12.96 LPA} laravel developer'],
  ['react $25k-30k per year', '{₹22.5 to 27 LPA} react'],
  ['react $1000 - $1500 pm', '{₹10.8 to 16.2 LPA} react'],
  ['node 1500-2000 usd per month', '{₹16.2 to 21.6 LPA} node'],
  ['python budget $2000', '{under ₹21.6 LPA} python'],
  ['java $20/hr', '{under ₹37.44 LPA} java'],
  ['java 20 usd an hour', '{under ₹37.44 LPA} java'],
  ['ux designer max $15,000 a year', '{under ₹13.5 LPA} ux designer'],
  ['c# usd 30k', '{under ₹27 LPA} c#'],
  ['c# at least $30k', '{₹27 LPA or more} c#'],
  ['us tax associate', 'tax associate'],
])('a salary in dollars: %s', (text, asked) => {
  expect(summary(understand(`${text} `))).toBe(asked);
});

test.each([
  ['support engineer with c1 english', '{Advanced English or better} support engineer'],
  ['tester english b2', '{Intermediate English or better} tester'],
  ['tester C2 English level', '{Advanced English or better} tester'],
  ['c# c1', 'c# c1'],
])('a level of English as in Europe: %s', (text, asked) => {
  expect(summary(understand(`${text} `))).toBe(asked);
});

test.each([
  ['java excluding [TCS, PHP]', 'java -{worked at Tata Consultancy Services or TCS} -php'],
  ['java except {TCS, Zuntra}', 'java -{worked at Tata Consultancy Services or TCS} -zuntra'],
  ['mainframe developer who has never worked in banking', 'mainframe developer -[banking]'],
  ['react dev never used angular', 'react dev -angular'],
  ["python developer who hasn't worked in fintech", 'python developer -[fintech]'],
  ['.net, please skip leads, architects and managers', 'dotnet -{Lead} -architects -managers'],
])('what is not wanted: %s', (text, asked) => {
  expect(summary(understand(`${text} `))).toBe(asked);
});
