import type { FullTalentProfileView } from '@talaash/contract/talent-profile';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { filledTalentProfile } from '../../../../../packages/domain/test/filled.ts';
import { changedAt, pathsIn } from '../../../../../packages/domain/test/value.ts';
import { ProfileSheet } from './profile-sheet.tsx';

const { createdIsoDateTimeUtc: _, ...profile } = filledTalentProfile;
const filled: FullTalentProfileView = { ...profile, isRedacted: false };

/** Fields that the sheet leaves out on purpose, with everything in them. */
const NOT_ON_THE_SHEET = new Set([
  'key',
  'updatedIsoDateTimeUtc',
  // The current position shows it.
  'isCurrentlyEmployed',
  // The job title says more.
  'jobCategory',
  // The page passes it in as a document.
  'resume',
  'credentialId',
  // Internal fields of entries, localities and files.
  'id',
  'countryCode',
  'postcode',
  'geoPoint',
  'bucket',
  'path',
  'filename',
  'contentType',
  'createdIsoDateTimeUtc',
]);

const onSheet = (view: object): string =>
  renderToStaticMarkup(<ProfileSheet profile={view as FullTalentProfileView} />);

test('the sheet shows every value of a profile', () => {
  const before = onSheet(filled);
  const missing = pathsIn(profile)
    .filter((path) => !path.some((name) => NOT_ON_THE_SHEET.has(name)))
    .filter((path) => onSheet(changedAt(filled, path) as object) === before);
  expect(missing).toEqual([]);
});
