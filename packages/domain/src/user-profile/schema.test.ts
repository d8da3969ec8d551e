import { expect, test } from 'vitest';
import { validate } from '../base/schema.ts';
import { UserProfile } from './schema.ts';

const base = {
  key: { uid: 'u' },
  createdIsoDateTimeUtc: '2026-01-01T00:00:00.000Z',
  updatedIsoDateTimeUtc: '2026-01-01T00:00:00.000Z',
  countryCode: 'IN',
};

test.each([
  ['talent', { talentId: 't' }, undefined],
  ['company', { companyId: 'c' }, undefined],
  ['talent', {}, { talentId: 'talentId is required for talent users' }],
  ['company', {}, { companyId: 'companyId is required for company users' }],
  [
    'talent',
    { talentId: 't', companyId: 'c' },
    { companyId: 'companyId must be undefined for talent users' },
  ],
  [
    'company',
    { talentId: 't', companyId: 'c' },
    { talentId: 'talentId must be undefined for company users' },
  ],
])('a %s user with %j', (userType, ids, errors) => {
  const result = validate<unknown>(UserProfile, { ...base, userType, ...ids });
  expect(result.ok ? undefined : result.errors).toEqual(errors);
});
