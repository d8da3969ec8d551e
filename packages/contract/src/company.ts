import { Company } from '@talaash/domain/company';
import { CompanyProfile, CompanyProfileDraft } from '@talaash/domain/company-profile';
import { ReviewResponse } from '@talaash/domain/review';
import { z } from '@talaash/domain/schema';
import { call, Nothing } from './call.ts';

const tags = ['Company'];
const own = 'the caller’s own company';
const CompanyId = z.object({ companyId: z.string() });

export const company = {
  get: call({
    access: ['company', 'admin'],
    own,
    method: 'GET',
    path: '/companies/{companyId}',
    summary: 'A company, its plan and its reviews',
    tags,
  })
    .input(CompanyId)
    .output(Company),
  requestHumanReview: call({
    access: 'company',
    own,
    path: '/request-human-review-for-company',
    summary: 'Asks for a manual review',
    tags,
  })
    .input(Nothing)
    .output(z.object({ company: Company })),
};

export const companyProfile = {
  get: call({
    access: ['company', 'talent', 'admin'],
    own: 'the own company; talents see companies that have invited them',
    method: 'GET',
    path: '/company-profiles/{companyId}',
    summary: 'A company profile; null when there is none yet',
    tags,
  })
    .input(CompanyId)
    .output(CompanyProfile.nullable()),
  update: call({
    access: 'company',
    own,
    path: '/update-company-profile',
    summary: 'Saves the profile and has it reviewed. A newer version on the server is CONFLICT',
    tags,
    limit: { max: 60, seconds: 600 },
  })
    .input(z.strictObject({ companyProfile: CompanyProfileDraft }))
    .output(z.object({ company: Company, companyProfile: CompanyProfile, reviewResponse: ReviewResponse })),
};
