import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { isCallError } from '../../lib/call-error.ts';

/** A profile as guests get it; null when they find none at this address. */
export const sharedProfileQuery = (talentId: string) =>
  queryOptions({
    queryKey: ['shared-profile', talentId],
    queryFn: async ({ signal }) => {
      try {
        return (await api.sharedProfile.get.call({ talentId }, { signal })).talentProfile;
      } catch (error) {
        if (isCallError(error, 'NOT_FOUND', 'VALIDATION_FAILED')) return null;
        throw error;
      }
    },
  });
