import { expect, test } from 'vitest';
import { AppealDecision, Decision } from '../admin-report/schema.ts';
import { ReportForm } from '../report/schema.ts';
import { appealRefusal } from './rule.ts';

const DAY = 24 * 60 * 60 * 1000;
const facts = { decidedAt: 0, hasAppealed: false, isLifted: false };

test.each([
  ['at once', {}, 0, undefined],
  ['on the last day', {}, 30 * DAY, undefined],
  ['a moment later', {}, 30 * DAY + 1, 'A decision can be appealed for 30 days.'],
  ['a second time', { hasAppealed: true }, 0, 'You have already appealed this decision.'],
  ['after it was taken back', { isLifted: true }, 0, 'This decision has already been taken back.'],
])('an appeal %s: %j', (_when, given, now, message) => {
  expect(appealRefusal({ ...facts, ...given }, now)?.message).toBe(message);
});

const why = 'Asks people for a deposit.';

test.each([
  [{ decision: 'nothing', textToReporters: why }, true],
  [{ decision: 'warn', textToReporters: why, textToPerson: why }, true],
  [{ decision: 'warn', textToReporters: why }, false],
  [{ decision: 'suspend', textToReporters: why, textToPerson: why }, false],
  [{ decision: 'suspend', textToReporters: why, textToPerson: why, days: 7 }, true],
  [{ decision: 'limit', textToReporters: why, textToPerson: why, days: 366 }, false],
  [{ decision: 'limit', textToReporters: why, textToPerson: why, days: 0 }, false],
  [{ decision: 'ban', textToReporters: 'too short', textToPerson: why }, false],
])('the decision %j is complete: %s', (given, isValid) => {
  expect(Decision.safeParse({ caseId: 'one', ...given }).success).toBe(isValid);
});

test('an appeal is decided with a reason', () => {
  expect(AppealDecision.safeParse({ caseId: 'one', ruling: 'lifted', answer: ' ' }).success).toBe(false);
});

test('a report has a reason that fits what it is about', () => {
  const given = { subject: 'picture', id: 'one', reason: 'PaymentAsked' };
  expect(ReportForm.safeParse(given).error?.issues[0]?.message).toBe(
    'Choose one of the reasons in the list.',
  );
  expect(ReportForm.safeParse({ ...given, reason: 'NotThisPerson', note: '' }).success).toBe(true);
});
