import { expect, test } from 'vitest';
import { summary } from '../test/summary.ts';
import { understand } from './understand.ts';

/** Zuntra, Kappa and the like are employers that nobody knows. */
test.each([
  ['quality inspector (exclude Motherson, Minda)', 'quality inspector -{worked at Motherson} -minda'],
  ['java developer (not Infosys, Zuntra)', 'java developer -{worked at Infosys} -zuntra'],
  [
    'java excluding Infosys, Zuntra Tech and Kappa Labs in Pune',
    '{in Pune} java -{worked at Infosys} -zuntra -kappa',
  ],
  ['java excluding candidates from Zuntra and Infosys', 'java -zuntra -{worked at Infosys}'],
  ['java exclude (Zuntra, Kappa) pune', '{in Pune} java -zuntra -kappa'],
  ['exclude zuntra, kappa, infosys. java', 'java -zuntra -kappa -{worked at Infosys}'],
  ['tester no Zuntra or Kappa candidates', 'tester -zuntra -kappa'],
  ['tester not from Om Sai Works or Jai Ambe Industries', 'tester -"om sai works" -"jai ambe"'],
  ['java excluding TCS, Kubernetes', 'java kubernetes -{worked at Tata Consultancy Services or TCS}'],
  ['java not Infosys. Wipro preferred', '{worked at Wipro} java -{worked at Infosys}'],
])('a name in a list of what is not wanted is not asked: %s', (text, asked) => {
  expect(summary(understand(`${text} `))).toBe(asked);
});

test.each([
  ['java (no freshers, 5+ years)', '{5+ years} java -{up to 1 year}'],
  ['java no freshers, juniors', 'java -{up to 1 year} -{Junior}'],
  ['java not below 5 years', '{5+ years} java'],
  ['java no 90 days notice', '{notice up to 60 days} java'],
  ['java no 30 days notice', '{notice up to 15 days} java'],
])('a number after what is not wanted is asked: %s', (text, asked) => {
  expect(summary(understand(`${text} `))).toBe(asked);
});

test.each([
  [
    'java. Candidates from insurance companies and DSA background will not be considered',
    'java -[insurance] -dsa',
  ],
  ['java, people from banks or insurance will not be considered', 'java -[banking] -[insurance]'],
  ['java, candidates from Infosys, Wipro do not apply', 'java -{worked at Infosys} -{worked at Wipro}'],
  ['candidates with java, spring, freshers will not be considered', 'java spring -{up to 1 year}'],
  ['candidates from Pune, freshers not allowed', '{in Pune} -{up to 1 year}'],
])('a sentence refuses whom it names first: %s', (text, asked) => {
  expect(summary(understand(`${text} `))).toBe(asked);
});
