import { expect, test } from 'vitest';
import { peopleFilename } from './words.ts';

test.each([
  ['shortlist', 'Senior React Developer', 'csv', 'Shortlist Senior React Developer 2026-11-22.csv'],
  ['shortlist', 'UI/UX: "Lead"\n', 'csv', 'Shortlist UI UX Lead 2026-11-22.csv'],
  ['pipeline', 'वरिष्ठ डेवलपर', 'json', 'Pipeline वरिष्ठ डेवलपर 2026-11-22.json'],
] as const)('the %s for %j as %s is %s', (list, title, format, filename) => {
  expect(peopleFilename(list, title, '2026-11-22', format)).toBe(filename);
});
