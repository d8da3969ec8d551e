import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { nounOf } from '@talaash/domain/base/count';
import { SKILL_FACETS_MAX } from '@talaash/domain/talent-search/limit';
import { api } from '../../lib/api.ts';
import { formatNumber } from '../../lib/format.ts';
import { IndexOfWords } from '../../ui/shell/shell-plain.tsx';
import { RowsSkeleton } from '../../ui/show/skeleton.tsx';

/** Fills three columns of the page. */
const skillsShown = 45;

/** The most common skills with their counts. Each links to the public search for it. */
export function SkillIndex() {
  const configuration = useQuery(api.publicConfiguration.get.queryOptions());
  const apiKey = configuration.data?.guestSearchApiKey;
  const answer = useQuery(
    api.talentSearch.search.queryOptions({
      input: { apiKey: apiKey ?? '' },
      enabled: apiKey !== undefined,
      placeholderData: keepPreviousData,
    }),
  );
  // The form beside it works without the index, so a failure is not shown.
  if (configuration.isError || answer.isError) return null;
  if (!answer.data) return <RowsSkeleton rows={12} label="Loading the index of skills" />;

  const skills = answer.data.facets.skills
    .slice(0, Math.min(skillsShown, SKILL_FACETS_MAX))
    .toSorted((one, other) => one.value.localeCompare(other.value));
  if (skills.length === 0) return null;
  return (
    <IndexOfWords
      title="Index of skills"
      titleInHindi="कौशल सूची"
      note={`${formatNumber(answer.data.total)} reviewed ${nounOf(answer.data.total, 'person', 'people')}`}
      rows={skills.map(({ value, count }) => ({ label: value, count, to: '/', search: { skills: [value] } }))}
    />
  );
}
