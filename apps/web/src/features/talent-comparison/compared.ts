import type { TalentProfileView } from '@talaash/contract/talent-profile';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useRelations } from '../../parts/company-relation.ts';

/** People, read by the call that a comparison of them makes. */
export const useComparedProfiles = (talentIds: readonly string[]) =>
  useQuery({
    ...api.talentProfile.list.queryOptions({ input: { talentIds: [...talentIds] } }),
    ...whileTakenOut(talentIds),
  });

/** The others stay while somebody is taken out. */
const whileTakenOut = (talentIds: readonly string[]) => ({
  enabled: talentIds.length > 0,
  placeholderData: keepPreviousData,
});

/** People side by side, and what they show of the skills that were asked for. */
export function useCompared(talentIds: readonly string[], skills: readonly string[]) {
  const relationOf = useRelations();
  const found = useComparedProfiles(talentIds);
  const shown = useQuery({
    ...api.talentMatch.skills.queryOptions({ input: { talentIds: [...talentIds], skills: [...skills] } }),
    ...whileTakenOut(talentIds),
  });
  const { data } = found;
  const profiles = new Map(data?.talentProfiles.map((profile) => [profile.key.talentId, profile]));
  const skillsOf = new Map(shown.data?.talents.map((one) => [one.talentId, one]));
  const compared = talentIds.flatMap((talentId) => {
    const [person, own] = [profiles.get(talentId), skillsOf.get(talentId)];
    return person && own ? [{ person, own }] : [];
  });
  const isKnown = talentIds.length === 0 || (data && shown.data);
  return {
    /** In the order of the ids. Undefined while the calls are under way; empty without ids. */
    compared: isKnown
      ? { people: compared.map(({ person }) => person), skillsOf: compared.map(({ own }) => own) }
      : undefined,
    /** How many of the ids the company may not see. */
    unavailable: data && !found.isPlaceholderData ? talentIds.filter((id) => !profiles.has(id)).length : 0,
    relationOf: (talentId: string) => relationOf(talentId, data?.relations[talentId]),
    queries: [found, shown],
  };
}

/** The name of a person for messages; a redacted one has a title only. */
export const headingOf = (person: TalentProfileView): string =>
  person.isRedacted ? person.jobTitle : person.name;
