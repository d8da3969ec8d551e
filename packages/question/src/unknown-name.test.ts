import { expect, test } from 'vitest';
import { summary } from '../test/summary.ts';
import { understand } from './understand.ts';

/** Zuntra and Kappa are employers that nobody knows. */
test.each([
  ['java worked at Infosys or Zuntra', '{worked at Infosys or Zuntra} java'],
  ['java from Infosys/Zuntra', '{worked at Infosys or Zuntra} java'],
  ['java ex Zuntra or Kappa', '{formerly at Zuntra or Kappa} java'],
  ['worked at Infosys, Zuntra or Kappa java', '{worked at Infosys, Zuntra or Kappa} java'],
  ['java currently with Zuntra Labs', '{works at Zuntra Labs} java'],
  ['java presently in Zuntra Tech', '{works at Zuntra Tech} java'],
  ['java now at Kappa Labs Pvt Ltd', '{works at Kappa Labs} java'],
  ['tester who left Zuntra', '{formerly at Zuntra} tester'],
  ['tester previously with Kappa Labs', '{formerly at Kappa Labs} tester'],
  ['tester who worked at The Math Company', '{worked at Math Company} tester'],
])('the name of an unknown employer is read where one is likely: %s', (text, asked) => {
  expect(summary(understand(`${text} `))).toBe(asked);
});

test.each([
  ['java currently in Pune', '{in Pune} java'],
  ['java currently working with React', 'java react'],
  ['ex-Infosys and Zuora experience', '{formerly at Infosys} zuora'],
  ['ex-Infosys, Zuora developer', '{formerly at Infosys} zuora developer'],
])('what somebody knows is no employer: %s', (text, asked) => {
  expect(summary(understand(`${text} `))).toBe(asked);
});
