import { expect, test } from 'vitest';
import { statementsIn } from './profile-statement.ts';

test.each<[string, ReturnType<typeof statementsIn>]>([
  ['I like React. Open to relocate to Hyderabad with my family.', { movesTo: ['Hyderabad'] }],
  ['Willing to relocate to Bangalore, Pune or Chennai', { movesTo: ['Bengaluru', 'Pune', 'Chennai'] }],
  ['Ready to move to Kochi', { movesTo: ['Kochi'] }],
  ['Currently serving notice period.', { isServingNotice: true }],
  ['Serving 30 days notice, open to relocate to Pune', { movesTo: ['Pune'], isServingNotice: true }],
  ['Not willing to relocate to Delhi', {}],
  ['Open to relocate to a larger team', {}],
  ['I moved services from Pune to Mumbai without notice', {}],
])('%s', (text, said) => {
  expect(statementsIn([text])).toEqual(said);
});
