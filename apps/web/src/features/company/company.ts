import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { registerStale } from '../../lib/live.ts';

const company = () => [api.company.get.key()];

registerStale({
  'company.reviewed': company,
  'company.humanReviewRequested': company,
  'company.subscriptionChanged': company,
  'companyProfile.saved': company,
});

export const companyQuery = (companyId: string) => api.company.get.queryOptions({ input: { companyId } });

/** The company, with its plan and its reviews. */
export const useCompany = (companyId: string) => useQuery(companyQuery(companyId));
