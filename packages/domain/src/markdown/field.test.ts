import { expect, test } from 'vitest';
import { filledCompanyProfile, filledJobPost, filledTalentProfile } from '../../test/filled.ts';
import { validate } from '../base/schema.ts';
import { CompanyProfile } from '../company-profile/schema.ts';
import { JobPost } from '../job-post/schema.ts';
import { MessageText } from '../message/schema.ts';
import { TalentProfile } from '../talent-profile/schema.ts';
import { MARKDOWN_SENTENCES } from './words.ts';

const nested = `${'- '.repeat(60)}x`;

const [experience] = filledTalentProfile.workExperiences;
const [project] = filledTalentProfile.personalProjects;

test.each([
  ['about', TalentProfile, { ...filledTalentProfile, about: nested }],
  [
    'workExperiences.0.rolesAndResponsibilities',
    TalentProfile,
    { ...filledTalentProfile, workExperiences: [{ ...experience, rolesAndResponsibilities: nested }] },
  ],
  [
    'personalProjects.0.descriptionMarkdown',
    TalentProfile,
    { ...filledTalentProfile, personalProjects: [{ ...project, descriptionMarkdown: nested }] },
  ],
  ['companyOverview', CompanyProfile, { ...filledCompanyProfile, companyOverview: nested }],
  ['description', JobPost, { ...filledJobPost, description: nested }],
  ['', MessageText, nested],
] as const)('%s must not nest without end', (path, schema, value) => {
  expect(validate<unknown>(schema, value)).toEqual({
    ok: false,
    errors: { [path]: MARKDOWN_SENTENCES.levels },
  });
});
