import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { isCallError } from '../../lib/call-error.ts';

/** A profile as guests see it; null if there is none at this address. */
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
