import type { TalentProfileView } from '@talaash/contract/talent-profile';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useRelations } from '../../parts/company-relation.ts';

/** People, loaded by the comparison's own call. */
export const useComparedProfiles = (talentIds: readonly string[]) =>
  useQuery({
    ...api.talentProfile.list.queryOptions({ input: { talentIds: [...talentIds] } }),
    ...whileTakenOut(talentIds),
  });

/** Keeps the others while one is being removed. */
const whileTakenOut = (talentIds: readonly string[]) => ({
  enabled: talentIds.length > 0,
  placeholderData: keepPreviousData,
});

/** People side by side, with their results for the required skills. */
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
    /** In the order of the ids. Undefined while loading; empty without ids. */
    compared: isKnown
      ? { people: compared.map(({ person }) => person), skillsOf: compared.map(({ own }) => own) }
      : undefined,
    /** The number of ids that the company may not see. */
    unavailable: data && !found.isPlaceholderData ? talentIds.filter((id) => !profiles.has(id)).length : 0,
    relationOf: (talentId: string) => relationOf(talentId, data?.relations[talentId]),
    queries: [found, shown],
  };
}

/** The name of a person for messages; a redacted person has only a title. */
export const headingOf = (person: TalentProfileView): string =>
  person.isRedacted ? person.jobTitle : person.name;
