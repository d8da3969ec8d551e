import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { registerStale } from '../../lib/live.ts';

const talent = () => [api.talent.get.key()];

registerStale({
  'talent.reviewed': talent,
  'talent.humanReviewRequested': talent,
  'talentProfile.saved': () => [api.talent.get.key(), api.talentProfile.get.key()],
});

/** The talent with its reviews. */
export const useTalent = (talentId: string) => useQuery(api.talent.get.queryOptions({ input: { talentId } }));

/** The own profile as one edits it; null when there is none yet. */
export const useOwnTalentProfile = (talentId: string) =>
  useQuery(api.talentProfile.get.queryOptions({ input: { talentId } }));
