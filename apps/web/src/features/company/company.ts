import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { registerStale } from '../../lib/live.ts';

const company = () => [api.company.get.key()];

registerStale({
  'company.reviewed': company,
  'company.humanReviewRequested': company,
  'company.subscriptionChanged': company,
  'companyProfile.saved': () => [api.company.get.key(), api.companyProfile.get.key()],
});

/** The company with its plan and its reviews. */
export const useCompany = (companyId: string) =>
  useQuery(api.company.get.queryOptions({ input: { companyId } }));

/** Its profile; null when there is none yet. */
export const useCompanyProfile = (companyId: string) =>
  useQuery(api.companyProfile.get.queryOptions({ input: { companyId } }));
