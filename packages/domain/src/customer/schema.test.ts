import { describe, expect, test } from 'vitest';
import { validate } from '../base/schema.ts';
import { canRemoveAddress, customerRefusal, dateOfBirthRefusal, dayOf } from './rule.ts';
import { Customer } from './schema.ts';

const address = { city: 'Pune', zipCode: '12345' };
const customer = {
  name: 'Meera Krishnan',
  dateOfBirth: '1998-04-12',
  height: 164,
  addresses: [address, address],
};

const errorsOf = (value: unknown) => {
  const checked = validate(Customer, value);
  return checked.ok ? {} : checked.errors;
};

test('a customer is valid, and its texts are trimmed', () => {
  expect(validate(Customer, { ...customer, name: ' Meera Krishnan ' })).toEqual({
    ok: true,
    value: customer,
  });
});

test.each([undefined, null])('%s is no customer', (value) => {
  expect(errorsOf(value)).toEqual({ '': 'Customer data is required' });
});

describe('a field', () => {
  const tooShort = (min: number) => `Must be at least ${min} characters long`;
  const tooLong = 'Must be no more than 100 characters long';
  test.each([
    ['name', '', 'Name is required'],
    ['name', 'M', tooShort(2)],
    ['name', 'Mo', undefined],
    ['name', 'm'.repeat(100), undefined],
    ['name', 'm'.repeat(101), tooLong],
    ['dateOfBirth', '', 'Date of birth is required'],
    ['dateOfBirth', undefined, 'Date of birth is required'],
    ['dateOfBirth', '1998-02-30', 'Must be a date as YYYY-MM-DD'],
    ['dateOfBirth', '9999-01-01', 'Date of birth cannot be in the future'],
    ['dateOfBirth', '1800-01-01', 'Date of birth must be within the last 120 years'],
    ['height', undefined, 'Height is required'],
    ['height', Number.NaN, 'Must be a number'],
    ['height', 49.9, 'Must be 50 or greater'],
    ['height', 50, undefined],
    ['height', 300, undefined],
    ['height', 300.5, 'Must be 300 or less'],
    ['addresses', [address], 'Must have at least 2 addresses'],
    ['addresses', [address, address, address], undefined],
  ])('%s %j: %s', (field, value, message) => {
    expect(errorsOf({ ...customer, [field]: value })).toEqual(message ? { [field]: message } : {});
  });

  const zipCode = 'Must be 5 digits, or 5 digits, a dash and 4 digits';
  test.each([
    ['city', ' ', 'City is required'],
    ['city', 'x', undefined],
    ['city', 'x'.repeat(101), tooLong],
    ['zipCode', '', 'Zip code is required'],
    ['zipCode', '12345-6789', undefined],
    ['zipCode', '1234', zipCode],
    ['zipCode', '123456', zipCode],
    ['zipCode', '12345-', zipCode],
    ['zipCode', '12345-678', zipCode],
    ['zipCode', '123456789', zipCode],
    ['zipCode', '१२३४५', zipCode],
  ])('%s of an address %j: %s', (field, value, message) => {
    const errors = errorsOf({ ...customer, addresses: [address, { ...address, [field]: value }] });
    expect(errors).toEqual(message ? { [`addresses.1.${field}`]: message } : {});
  });
});

test.each([
  ['2026-11-22', undefined],
  ['2026-11-23', 'Date of birth cannot be in the future'],
  ['1906-11-22', undefined],
  ['1906-11-21', 'Date of birth must be within the last 120 years'],
])('on 22 November 2026, born on %s: %s', (day, sentence) => {
  expect(dateOfBirthRefusal(day, '2026-11-22')).toBe(sentence);
});

test('today is the day of the clock on the wall', () => {
  expect(dayOf(new Date(2026, 0, 2, 23, 59))).toBe('2026-01-02');
  expect(dayOf(new Date(2026, 11, 31, 0, 0))).toBe('2026-12-31');
});

test('of two addresses none can be removed', () => {
  expect([[], [address, address], [address, address, address]].map(canRemoveAddress)).toEqual([
    false,
    false,
    true,
  ]);
});

test('a customer of whom nothing is known is required, and one of whom something is known is not', () => {
  const nothing = { name: ' ', dateOfBirth: '', height: undefined, addresses: [{ city: '', zipCode: '' }] };
  expect(customerRefusal(nothing)).toBe('Customer data is required');
  for (const something of [{ name: 'M' }, { height: 0 }, { addresses: [{ city: '', zipCode: '1' }] }])
    expect(customerRefusal({ ...nothing, ...something })).toBeUndefined();
});
