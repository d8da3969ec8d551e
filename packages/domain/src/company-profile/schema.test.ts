import { expect, test } from 'vitest';
import { countryChangeRefusal } from './rule.ts';
import { CompanyProfileDraft } from './schema.ts';
import { validate } from '../base/schema.ts';

const draft = {
  name: 'Harbor Ledger',
  website: 'https://harborledger.com',
  countryCode: 'US',
  locality: { state: 'Oregon', countryCode: 'US' },
};

test.each([
  ['name', 'ab', 'Must be at least 3 characters long'],
  ['website', 'harborledger', 'Must be a valid URL starting with http:// or https://'],
  ['countryCode', 'XX', 'Must be one of: AU, US, GB, NZ, IN'],
  ['companyOverview', 'x'.repeat(1001), 'Must be no more than 1000 characters long'],
  ['companyOverview', 12, 'Must be text'],
])('%s of %j is: %s', (field, value, message) => {
  const result = validate<unknown>(CompanyProfileDraft, { ...draft, [field]: value });
  expect(result).toEqual({ ok: false, errors: { [field]: message } });
});

test('the overview is optional, and an empty one is absent', () => {
  expect(CompanyProfileDraft.parse(draft)).not.toHaveProperty('companyOverview');
  expect(CompanyProfileDraft.parse({ ...draft, companyOverview: '' }).companyOverview).toBeUndefined();
});

test('the country cannot be changed once it is set', () => {
  expect(countryChangeRefusal(undefined, 'US')).toBeUndefined();
  expect(countryChangeRefusal('US', 'US')).toBeUndefined();
  expect(countryChangeRefusal('US', 'GB')).toBe('The country cannot be changed once it is set.');
});
