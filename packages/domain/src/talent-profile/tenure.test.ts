import { expect, test } from 'vitest';
import { validate } from '../base/schema.ts';
import { Tenure } from './schema.ts';

test('a current tenure needs no end month, and one that a form still holds is dropped', () => {
  for (const endIsoMonth of ['', undefined, '2020-01']) {
    const checked = validate(Tenure, { startIsoMonth: '2019-07', endIsoMonth, isCurrent: true });
    expect(checked).toEqual({ ok: true, value: { startIsoMonth: '2019-07', isCurrent: true } });
  }
});

test('a past tenure needs an end month that is not before its start', () => {
  const ending = (endIsoMonth: string) =>
    validate(Tenure, { startIsoMonth: '2019-07', endIsoMonth, isCurrent: false });
  expect(ending('')).toEqual({ ok: false, errors: { endIsoMonth: 'End month is required' } });
  expect(ending('2019-06')).toEqual({
    ok: false,
    errors: { endIsoMonth: 'Must not be before the start month' },
  });
  expect(ending('2019-07').ok).toBe(true);
});
