import type { AdminCompany } from '@talaash/contract/admin-company';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { filledCompanyProfile } from '../../../../../packages/domain/test/filled.ts';
import { changedAt, pathsIn } from '../../../../../packages/domain/test/value.ts';
import { CompanyHead, CompanySummary } from './records.tsx';

/** Only the picture of the logo is shown, by its id. The rest is internal. */
const NOT_SHOWN = new Set([
  'key',
  'createdIsoDateTimeUtc',
  'updatedIsoDateTimeUtc',
  'logo',
  'countryCode',
  'geoPoint',
]);

function shown(companyProfile: object): string {
  const record = { companyProfile } as AdminCompany;
  return renderToStaticMarkup(
    <>
      <CompanyHead record={record} notes={null} />
      <CompanySummary record={record} />
    </>,
  );
}

test('an admin sees every value of a company profile', () => {
  const before = shown(filledCompanyProfile);
  const missing = pathsIn(filledCompanyProfile)
    .filter((path) => !path.some((name) => NOT_SHOWN.has(name)))
    .filter((path) => shown(changedAt(filledCompanyProfile, path) as object) === before);
  expect(missing).toEqual([]);
});
