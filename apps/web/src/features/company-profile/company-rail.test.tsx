import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { filledCompanyProfile } from '../../../../../packages/domain/test/filled.ts';
import { changedAt, pathsIn } from '../../../../../packages/domain/test/value.ts';
import { CompanySheet } from './company-rail.tsx';

/** The page passes the logo in as an address. The rest is internal, or too much for a place. */
const NOT_ON_THE_SHEET = new Set([
  'key',
  'createdIsoDateTimeUtc',
  'updatedIsoDateTimeUtc',
  'logo',
  'countryCode',
  'postcode',
  'geoPoint',
]);

const onSheet = (profile: object): string =>
  renderToStaticMarkup(<CompanySheet profile={profile as typeof filledCompanyProfile} picture={undefined} />);

test('an invited talent sees every value of a company profile', () => {
  const before = onSheet(filledCompanyProfile);
  const missing = pathsIn(filledCompanyProfile)
    .filter((path) => !path.some((name) => NOT_ON_THE_SHEET.has(name)))
    .filter((path) => onSheet(changedAt(filledCompanyProfile, path) as object) === before);
  expect(missing).toEqual([]);
});
