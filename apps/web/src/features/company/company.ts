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

/** The company, with its plan and its reviews. */
export const useCompany = (companyId: string) =>
  useQuery(api.company.get.queryOptions({ input: { companyId } }));
