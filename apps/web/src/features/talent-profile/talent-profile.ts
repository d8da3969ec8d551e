import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { registerStale } from '../../lib/live.ts';

registerStale({ 'talentProfile.saved': () => [api.talentProfile.get.key()] });

export const ownTalentProfileQuery = (talentId: string) =>
  api.talentProfile.get.queryOptions({ input: { talentId } });

/** The logged-in talent's own profile; null until there is one. */
export const useOwnTalentProfile = (talentId: string) => useQuery(ownTalentProfileQuery(talentId));
