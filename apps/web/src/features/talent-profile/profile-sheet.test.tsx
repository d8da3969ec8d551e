import type { FullTalentProfileView } from '@talaash/contract/talent-profile';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { filledTalentProfile } from '../../../../../packages/domain/test/filled.ts';
import { changedAt, pathsIn } from '../../../../../packages/domain/test/value.ts';
import { ProfileSheet } from './profile-sheet.tsx';

const { createdIsoDateTimeUtc: _, ...profile } = filledTalentProfile;
const filled: FullTalentProfileView = { ...profile, isRedacted: false, verifiedFacts: [] };

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
  // Only the owner's setting.
  'invitationsAWeek',
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

test('the marks stand at their jobs, certifications and links', () => {
  const verifiedIsoDateTimeUtc = '2026-11-03T10:00:00.000Z';
  const verifiedFacts = [
    { kind: 'employer', position: 0, verifier: 'infosys.com', verifiedIsoDateTimeUtc },
    { kind: 'codeAccount', verifier: 'github.com', verifiedIsoDateTimeUtc },
    { kind: 'certification', position: 0, verifier: 'board.example', verifiedIsoDateTimeUtc },
  ] as const;
  const sheet = onSheet({ ...filled, verifiedFacts: [...verifiedFacts] });
  const [, experience = '', certifications = '', links = ''] = sheet.split(
    />Experience<\/h3>|>Certifications<\/h3>|>Documents and links<\/h3>/,
  );
  expect(experience).toContain('Employer confirmed by email at infosys.com');
  expect(certifications).toContain('Person and certificate are named at board.example');
  expect(links).toContain('GitHub account is theirs, confirmed by github.com');
  const elsewhere = onSheet({ ...filled, verifiedFacts: [{ ...verifiedFacts[0], position: 7 }] });
  expect(elsewhere).not.toContain('confirmed by email');
});
