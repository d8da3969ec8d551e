import type { FullTalentProfileView } from '@talaash/contract/talent-profile';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { filledTalentProfile } from '../../../../../packages/domain/test/filled.ts';
import { changedAt, pathsIn } from '../../../../../packages/domain/test/value.ts';
import { ProfileSheet } from './profile-sheet.tsx';

const { createdIsoDateTimeUtc: _, ...profile } = filledTalentProfile;
const filled: FullTalentProfileView = { ...profile, isRedacted: false };

/** Fields that the sheet omits on purpose, including everything inside them. */
const NOT_ON_THE_SHEET = new Set([
  'key',
  'updatedIsoDateTimeUtc',
  // The current position shows it.
  'isCurrentlyEmployed',
  // The job title is more specific.
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

test('guests and companies see the same skills, in lines within the text', () => {
  const { name: _name, profilePicture, resume, linkedInProfileUrl, dobIsoDate, ...shown } = filled;
  const redacted = { ...shown, isRedacted: true };
  const partsOf = (view: object) => {
    const [text = '', rail = ''] = onSheet(view).split('<aside');
    const [, lines = ''] = text.split('>Skills</h3>');
    return { skills: lines.split('</ul>')[0], rail };
  };
  const [company, guest] = [partsOf(filled), partsOf(redacted)];
  for (const skill of filled.skills) expect(guest.skills).toContain(`<li>${skill}</li>`);
  expect(guest.skills).toBe(company.skills);
  expect([guest.rail, company.rail].some((rail) => rail.includes('Skills'))).toBe(false);
});
