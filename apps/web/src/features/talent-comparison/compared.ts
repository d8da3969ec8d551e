import type { TalentProfileView } from '@talaash/contract/talent-profile';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useRelations } from '../../parts/company-relation.ts';

/** People side by side, read by one call. */
export function useCompared(talentIds: readonly string[]) {
  const relationOf = useRelations();
  const found = useQuery({
    ...api.talentProfile.list.queryOptions({ input: { talentIds: [...talentIds] } }),
    enabled: talentIds.length > 0,
    // The others stay while somebody is taken out.
    placeholderData: keepPreviousData,
  });
  const { data } = found;
  const profiles = new Map(data?.talentProfiles.map((profile) => [profile.key.talentId, profile]));
  return {
    /** In the order of the ids. Undefined while the call is under way; empty without ids. */
    people: talentIds.length === 0 ? [] : data && talentIds.flatMap((id) => profiles.get(id) ?? []),
    /** How many of the ids the company may not see. */
    unavailable: data && !found.isPlaceholderData ? talentIds.filter((id) => !profiles.has(id)).length : 0,
    relationOf: (talentId: string) => relationOf(talentId, data?.relations[talentId]),
    query: found,
  };
}

/** The name of a person for messages; a redacted one has a title only. */
export const headingOf = (person: TalentProfileView): string =>
  person.isRedacted ? person.jobTitle : person.name;
