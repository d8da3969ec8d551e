import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { registerStale } from '../../lib/live.ts';

registerStale({ 'companyProfile.saved': () => [api.companyProfile.get.key()] });

export const companyProfileQuery = (companyId: string) =>
  api.companyProfile.get.queryOptions({ input: { companyId } });

/** The company profile that talent see; null when there is none yet. */
export const useCompanyProfile = (companyId: string) => useQuery(companyProfileQuery(companyId));
