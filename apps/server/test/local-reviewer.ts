import { CompanyProfile } from '@talaash/domain/company-profile/schema';
import { JobPost } from '@talaash/domain/job-post/schema';
import { TalentProfile } from '@talaash/domain/talent-profile/schema';
import { companyProfileDraft, jobPostDraft, talentProfileDraft } from './draft.ts';
import { createLocalReviewer } from '../src/adapters/reviewer/local.ts';

export const now = Date.parse('2026-11-20T12:00:00Z');
export const reviewer = createLocalReviewer({ now: () => now });
const times = {
  createdIsoDateTimeUtc: '2026-11-01T00:00:00.000Z',
  updatedIsoDateTimeUtc: '2026-11-01T00:00:00.000Z',
};

export const talentProfile = (given: Parameters<typeof talentProfileDraft>[0] = {}) =>
  TalentProfile.parse({ ...talentProfileDraft(given), key: { talentId: 't' }, ...times });
export const companyProfile = (given: Parameters<typeof companyProfileDraft>[0] = {}) =>
  CompanyProfile.parse({ ...companyProfileDraft(given), key: { companyId: 'c' }, ...times });
export const jobPost = (given: Parameters<typeof jobPostDraft>[0] = {}) =>
  JobPost.parse({ ...jobPostDraft(given), key: { jobPostId: 'j' }, companyId: 'c', ...times });
