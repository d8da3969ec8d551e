import { z } from '@talaash/domain/base/schema';
import { Company } from '@talaash/domain/company/schema';
import { call, Nothing } from './call.ts';

const tags = ['Company'];

const own = 'the caller’s own company';

const CompanyId = z.object({ companyId: z.string() });

export const company = {
  get: call({
    access: ['company', 'admin'],
    permission: 'member',
    own,
    method: 'GET',
    path: '/companies/{companyId}',
    summary: 'Returns a company with its plan and reviews',
    tags,
  })
    .input(CompanyId)
    .output(Company),
  requestHumanReview: call({
    access: 'company',
    permission: 'manage',
    own,
    path: '/request-human-review-for-company',
    summary: 'Requests a manual review',
    tags,
  })
    .input(Nothing)
    .output(z.object({ company: Company })),
};
