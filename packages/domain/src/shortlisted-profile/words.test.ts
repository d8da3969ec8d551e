import { expect, test } from 'vitest';
import { shortlistFilename } from './words.ts';

test.each([
  ['Senior React Developer', 'Shortlist Senior React Developer 2026-11-22.csv'],
  ['UI/UX: "Lead"\n', 'Shortlist UI UX Lead 2026-11-22.csv'],
  ['वरिष्ठ डेवलपर', 'Shortlist वरिष्ठ डेवलपर 2026-11-22.csv'],
])('the shortlist for %j is %s', (title, filename) => {
  expect(shortlistFilename(title, '2026-11-22')).toBe(filename);
});
