import { z } from '@talaash/domain/base/schema';
import { CompanyProfile, CompanyProfileDraft } from '@talaash/domain/company-profile/schema';
import { Company } from '@talaash/domain/company/schema';
import { ReviewResponse } from '@talaash/domain/review/schema';
import { call } from './call.ts';

const tags = ['Company'];

const own = 'the caller’s own company';

const CompanyId = z.object({ companyId: z.string() });

export const companyProfile = {
  get: call({
    access: ['company', 'talent', 'admin'],
    permission: 'member',
    own: 'the caller’s own company; talents see companies that have invited them',
    method: 'GET',
    path: '/company-profiles/{companyId}',
    summary: 'Returns a company profile, or null if there is none yet',
    tags,
  })
    .input(CompanyId)
    .output(CompanyProfile.nullable()),
  update: call({
    access: 'company',
    permission: 'manage',
    own,
    path: '/update-company-profile',
    summary: 'Saves the profile and starts a review. CONFLICT if the server has a newer version',
    tags,
    limit: { max: 60, seconds: 600 },
  })
    .input(z.strictObject({ companyProfile: CompanyProfileDraft }))
    .output(z.object({ company: Company, companyProfile: CompanyProfile, reviewResponse: ReviewResponse })),
};
