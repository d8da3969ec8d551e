import { queryOptions, useQuery } from '@tanstack/react-query';
import { nounOf } from '@talaash/domain/base/count';
import { api } from '../../lib/api.ts';
import { formatNumber } from '../../lib/format.ts';
import { queryClient } from '../../lib/query-client.ts';
import { IndexOfWords } from '../../ui/shell/shell-plain.tsx';
import { RowsSkeleton } from '../../ui/show/skeleton.tsx';

/** Fills three columns of the page. */
const SKILLS_SHOWN = 45;

/** Only the shown part of the response, because the page contains it. */
const skillIndexQuery = queryOptions({
  queryKey: ['skill-index'],
  queryFn: async ({ signal }) => {
    const configuration = await queryClient.ensureQueryData(api.publicConfiguration.get.queryOptions());
    const { total, facets } = await api.talentSearch.search.call(
      { apiKey: configuration.guestSearchApiKey },
      { signal },
    );
    return { total, skills: facets.skills.slice(0, SKILLS_SHOWN) };
  },
});

/**
 * The most common skills with their counts. Each links to the public search for it.
 *
 * @param hasRoom whether it is visible: the server renders it at any width, and CSS hides it on narrow screens
 */
export function SkillIndex({ hasRoom }: { hasRoom: boolean }) {
  const { data, isError } = useQuery({ ...skillIndexQuery, enabled: hasRoom || import.meta.env.SSR });
  // The form beside it works without the index, so a failure is not shown.
  if (isError || data?.skills.length === 0) return null;
  if (!data) return hasRoom ? <RowsSkeleton rows={12} label="Loading the index of skills" /> : null;

  const skills = data.skills.toSorted((one, other) => (folded(one) < folded(other) ? -1 : 1));
  return (
    <IndexOfWords
      title="Index of skills"
      titleInHindi="कौशल सूची"
      note={`${formatNumber(data.total)} reviewed ${nounOf(data.total, 'person', 'people')}`}
      rows={skills.map(({ value, count }) => ({ label: value, count, to: '/', search: { skills: [value] } }))}
    />
  );
}

/** In English order: a collator for the reader's language would take a browser 10 ms to load. */
const folded = ({ value }: { value: string }): string => value.toLowerCase();
