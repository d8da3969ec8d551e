import { expect, test } from 'vitest';
import { shortlistExportRefusal } from './rule.ts';

const may = { hasPremiumAccess: true, isApproved: true, visible: 1 };

test('a company that may export is not refused', () => {
  expect(shortlistExportRefusal(may)).toBeUndefined();
});

test.each([
  [
    { ...may, hasPremiumAccess: false, isApproved: false, visible: 0 },
    'Exporting a shortlist needs a premium subscription.',
  ],
  [{ ...may, isApproved: false, visible: 0 }, 'once your company profile is approved'],
  [{ ...may, visible: 0 }, 'You cannot see anyone on this shortlist at the moment'],
])('%j is refused', (facts, sentence) => {
  expect(shortlistExportRefusal(facts)?.message).toContain(sentence);
});
