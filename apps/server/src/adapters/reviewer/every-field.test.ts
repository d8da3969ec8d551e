import {
  filledCompanyProfile,
  filledJobPost,
  filledTalentProfile,
} from '../../../../../packages/domain/test/filled.ts';
import { fieldLabel } from '@talaash/domain/base/words';
import { CompanyProfile } from '@talaash/domain/company-profile/schema';
import { JobPost } from '@talaash/domain/job-post/schema';
import type { AiReviewResponse } from '@talaash/domain/review/schema';
import { SECTION_OF_FIELD } from '@talaash/domain/talent-profile/completion';
import { placedReason, reasonLabel } from '@talaash/domain/talent-profile/reason';
import { TalentProfile, type TalentProfileField } from '@talaash/domain/talent-profile/schema';
import { describe, expect, test } from 'vitest';
import { reviewer } from '../../../test/local-reviewer.ts';

/** What a person could write into any text, and what the reason then says. */
const CONTACTS = [
  ['9845012345', 'remove the phone number: “9845012345”.'],
  ['meera@iyer.dev', 'remove the email address: “meera@iyer.dev”.'],
] as const;

/** Text that nobody types or nobody else reads: ids, times, and where a file is stored. */
const NOT_TYPED =
  /(?:^|\.)(?:id|talentId|companyId|jobPostId|bucket|path|contentType)$|^aiReviewResponse\.|IsoDateTimeUtc$/;

type Leaf = { path: string; record: unknown };

/** The record for each of its strings: with the text in place of it, and with the text after it. */
function* withTextInEachString(record: unknown, text: string, path = ''): Generator<Leaf> {
  if (typeof record === 'string') {
    yield { path, record: text };
    // Some texts have a minimum length.
    yield { path, record: `${record} ${text}` };
  }
  if (typeof record !== 'object' || record === null) return;
  for (const [key, value] of Object.entries(record)) {
    for (const leaf of withTextInEachString(value, text, path === '' ? key : `${path}.${key}`)) {
      const copy: unknown = Array.isArray(record) ? [...record] : { ...record };
      (copy as Record<string, unknown>)[key] = leaf.record;
      yield { path: leaf.path, record: copy };
    }
  }
}

const isWebAddress = (path: string) => /(?:url|Url|website)$/.test(path);

/** @param labels the literal label of a field, by its path. Fields that are not in it have the label of their name. */
function testEveryField<Saved>(
  filled: unknown,
  schema: { safeParse(value: unknown): { success: boolean; data?: Saved } },
  review: (record: Saved) => Promise<AiReviewResponse>,
  labels: Readonly<Record<string, string>>,
  labelOfName: (field: string) => string = fieldLabel,
) {
  const labelAt = (path: string) => labels[path] ?? labelOfName(path.split('.')[0] ?? '');

  test.each(CONTACTS)('refuses %s in every text, and names the field', async (contact, change) => {
    const checked = new Set<string>();
    for (const { path, record } of withTextInEachString(filled, contact)) {
      const { success, data } = schema.safeParse(record);
      // The schema of names refuses what is no name, so no review is asked.
      if (!success && path === 'name') checked.add(path);
      if (!success || data === undefined || NOT_TYPED.test(path)) continue;
      checked.add(path);
      const { failureReasons } = await review(data);
      expect(failureReasons, path).toContain(`${labelAt(path)}: ${change}`);
    }
    const texts = Object.keys(labels).filter((path) => !isWebAddress(path));
    expect(checked).toEqual(new Set([...checked, ...texts]));
  });

  test('refuses a messenger in every web address, and names the field', async () => {
    const contact = 'https://wa.me/919845012345';
    const checked = new Set<string>();
    for (const { path, record } of withTextInEachString(filled, contact)) {
      const { data } = schema.safeParse(record);
      if (data === undefined || !isWebAddress(path)) continue;
      checked.add(path);
      const { failureReasons } = await review(data);
      expect(failureReasons, path).toContain(
        `${labelAt(path)}: remove the messenger or social media name: “${contact}”.`,
      );
    }
    expect(checked).toEqual(new Set([...checked, ...Object.keys(labels).filter(isWebAddress)]));
  });
}

const localityLabels = (path: string, label: string) =>
  Object.fromEntries(['suburb', 'state', 'postcode'].map((part) => [`${path}.${part}`, label]));

const TALENT_LABELS = {
  about: 'About',
  name: 'Name',
  'profilePicture.filename': 'Profile picture',
  jobTitle: 'Job title',
  ...localityLabels('locality', 'Where you live'),
  'skills.0': 'Skills',
  'skills.1': 'Skills',
  'skills.2': 'Skills',
  'workExperiences.0.designation': 'Work experience 1, designation',
  'workExperiences.0.company': 'Work experience 1, company',
  ...localityLabels('workExperiences.0.locality', 'Work experience 1, where'),
  'workExperiences.0.rolesAndResponsibilities': 'Work experience at Meera and Daughters',
  'educationList.0.course': 'Education 1, course',
  'educationList.0.university': 'Education 1, university',
  ...localityLabels('educationList.0.locality', 'Education 1, where'),
  'resume.filename': 'Resume',
  linkedInProfileUrl: 'LinkedIn',
  githubProfileUrl: 'GitHub',
  stackOverflowProfileUrl: 'Stack Overflow',
  personalBlogUrl: 'Blog',
  'personalProjects.0.title': 'Project 1, title',
  'personalProjects.0.url': 'Project 1, URL',
  'personalProjects.0.descriptionMarkdown': 'Project Map by Meera',
  'certifications.0.name': 'Certification 1, name',
  'certifications.0.issuingOrganization': 'Certification 1, issuing organization',
  'certifications.0.credentialId': 'Certification 1, credential ID',
  'certifications.0.credentialUrl': 'Certification 1, credential URL',
};

describe('a talent profile', () => {
  testEveryField(
    filledTalentProfile,
    TalentProfile,
    (profile) => reviewer.reviewTalentProfile(profile),
    TALENT_LABELS,
    reasonLabel,
  );

  test('every label leads to the section of its field', () => {
    const sections = Object.entries(TALENT_LABELS).map(([path, label]) => [
      path,
      placedReason(`${label}: change it.`)?.section,
    ]);
    const expected = Object.keys(TALENT_LABELS).map((path) => {
      const [field = ''] = path.split('.');
      return [path, SECTION_OF_FIELD[field as TalentProfileField]];
    });
    expect(sections).toEqual(expected);
  });
});

describe('a company profile', () => {
  testEveryField(filledCompanyProfile, CompanyProfile, (profile) => reviewer.reviewCompanyProfile(profile), {
    name: 'Name',
    'logo.filename': 'Logo',
    website: 'Website',
    ...localityLabels('locality', 'Locality'),
    companyOverview: 'Company overview',
  });
});

describe('a job post', () => {
  testEveryField(filledJobPost, JobPost, (jobPost) => reviewer.reviewJobPost(jobPost), {
    title: 'Title',
    description: 'Description',
    'terms.workPlaceName': 'Place',
  });
});
