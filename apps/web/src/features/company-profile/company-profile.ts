import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { registerStale } from '../../lib/live.ts';

registerStale({ 'companyProfile.saved': () => [api.companyProfile.get.key()] });

export const companyProfileQuery = (companyId: string) =>
  api.companyProfile.get.queryOptions({ input: { companyId } });

/** The company profile that talent see; null until there is one. */
export const useCompanyProfile = (companyId: string) => useQuery(companyProfileQuery(companyId));
