import { expect, test } from 'vitest';
import { TYPING_SHOWN_SECONDS, TYPING_SIGNAL_SECONDS, typingSentence } from './typing.ts';

test('the other side has one name, a colleague has their own', () => {
  const toTalent = { side: 'talent', otherName: 'Blue Heron' } as const;
  const toCompany = { side: 'company', otherName: 'Meera' } as const;
  expect(typingSentence({ side: 'company' }, toTalent)).toBe('Blue Heron is writing');
  expect(typingSentence({ side: 'talent' }, toCompany)).toBe('Meera is writing');
  expect(typingSentence({ side: 'company', name: 'Asha' }, toCompany)).toBe('Asha is writing a reply');
});

test('one lost signal does not interrupt what others see', () => {
  expect(TYPING_SHOWN_SECONDS).toBeGreaterThanOrEqual(2 * TYPING_SIGNAL_SECONDS);
});
