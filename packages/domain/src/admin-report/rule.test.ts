import { expect, test } from 'vitest';
import { appealDecisionRefusal, askRefusal, banStep, decisionRefusal } from './rule.ts';

const open = { state: 'open', isAboutAdmin: false, isReporter: false, decidedByName: undefined } as const;
const appealed = { ...open, state: 'appealed', hasDecided: false, isAnotherThere: true } as const;

test.each([
  ['an open report', {}, undefined],
  ['one about the admin', { isAboutAdmin: true }, 'This report is about you. Another admin decides it.'],
  ['an own one', { isReporter: true }, 'You reported this. Another admin decides it.'],
  [
    'one that somebody was faster with',
    { state: 'decided', decidedByName: 'Ritu Nair' },
    'Ritu Nair has already decided this report.',
  ],
  ['one of a deleted admin', { state: 'decided' }, 'This report has already been decided.'],
  ['an appealed one', { state: 'appealed' }, 'This report has already been decided.'],
] as const)('an admin decides %s unless: %j, %s', (_what, given, message) => {
  expect(decisionRefusal({ ...open, ...given })?.message).toBe(message);
});

test.each([
  ['of somebody else’s decision', {}, undefined],
  ['of the own decision', { hasDecided: true }, 'You made this decision. Another admin decides the appeal.'],
  ['of the own decision, alone', { hasDecided: true, isAnotherThere: false }, undefined],
  ['of one’s own', { isAboutAdmin: true }, 'This is your own appeal. Another admin decides it.'],
  [
    'of one’s own, alone',
    { isAboutAdmin: true, isAnotherThere: false },
    'This is your own appeal. Another admin decides it.',
  ],
  ['of what one has reported', { isReporter: true }, 'You reported this. Another admin decides it.'],
  ['that is decided', { state: 'decided' }, 'This appeal has already been decided.'],
] as const)('an admin decides the appeal %s unless: %j, %s', (_what, given, message) => {
  expect(appealDecisionRefusal({ ...appealed, ...given })?.message).toBe(message);
});

test.each([
  ['byNobody', true, 'ask'],
  ['bySelf', true, 'wait'],
  ['byAnother', true, 'ban'],
  ['byNobody', false, 'ban'],
  // The other admin has left since.
  ['bySelf', false, 'ban'],
  ['byAnother', false, 'ban'],
] as const)(
  'a ban that was asked for %s, with another admin: %s, does this: %s',
  (banAsked, isAnotherThere, step) => {
    expect(banStep({ banAsked, isAnotherThere })).toBe(step);
  },
);

test.each([
  ['an open report', open, true, undefined],
  ['an appeal', appealed, true, undefined],
  ['an appeal of the own decision', { ...appealed, hasDecided: true }, true, undefined],
  ['a report that no colleague can decide', open, false, 'Choose an admin who can decide this report.'],
  ['a decided one', { ...open, state: 'decided' }, true, 'This report has already been decided.'],
  ['an own one', { ...open, isReporter: true }, true, 'You reported this. Another admin decides it.'],
  [
    'an own appeal',
    { ...appealed, isAboutAdmin: true },
    true,
    'This report is about you. Another admin decides it.',
  ],
] as const)('an admin hands %s to a colleague unless: %j', (_what, facts, isColleagueThere, message) => {
  expect(askRefusal({ ...facts, isColleagueThere })?.message).toBe(message);
});
