import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { registerStale } from '../../lib/live.ts';

const talent = () => [api.talent.get.key()];

registerStale({
  'talent.reviewed': talent,
  'talent.humanReviewRequested': talent,
  'talentProfile.saved': talent,
});

export const talentQuery = (talentId: string) => api.talent.get.queryOptions({ input: { talentId } });

/** The talent, with the reviews of their profile. */
export const useTalent = (talentId: string) => useQuery(talentQuery(talentId));
