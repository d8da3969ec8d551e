import { INVITATION_SERIES_SENTENCES as WORDS } from '@talaash/domain/invitation-series/words';
import { unavailableSentence } from '@talaash/domain/talent-comparison/words';
import { getRouteApi } from '@tanstack/react-router';
import { SeriesPage } from '../../features/invitation/series-page.tsx';
import type { SeriesTalent } from '../../features/invitation/series-talent.ts';
import type { SeriesState } from '../../features/invitation/series-address.ts';
import { seriesIds, useSeries, useSeriesProfiles } from '../../features/invitation/series.ts';
import { JobPostSelect } from '../../features/job-post/job-post-picker.tsx';
import { useJobPosts } from '../../features/job-post/job-post.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { UnapprovedNotice } from '../../parts/company-approval.tsx';
import { useRelations } from '../../parts/company-relation.ts';
import { RoleLock } from '../../parts/role-lock.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import { ButtonLink } from '../../ui/press/link.tsx';
import { KeyBar } from '../../ui/shell/key-bar.tsx';
import { RowsSkeleton } from '../../ui/show/skeleton.tsx';
import { EmptyState } from '../../ui/show/state.tsx';
import { TalentDialog } from './-late-talent-dialog.tsx';

const route = getRouteApi('/company/invite');

const HINTS = [
  { keys: 'J K', label: 'next, previous' },
  { keys: 'E', label: 'edit' },
  { keys: 'Mod+Enter', label: 'send and go on' },
  { keys: 'S', label: 'skip' },
  { keys: 'O', label: 'profile' },
];

/** Picked people, looked at and invited one after another. */
export default function InvitePage() {
  usePageTitle(WORDS.title);
  const state = route.useSearch();
  const navigate = route.useNavigate();
  const talentIds = seriesIds(state);
  const jobPosts = useJobPosts().data?.list ?? [];
  const jobPost = jobPosts.find(({ key }) => key.jobPostId === state.post);
  const found = useSeriesProfiles(talentIds);
  const relationOf = useRelations();
  const series = useSeries(state.post);
  const go = (search: SeriesState) => void navigate({ search, replace: true, resetScroll: false });
  const { profile, ...closed } = state;

  if (talentIds.length === 0) return <Nobody title={WORDS.nobody} />;
  if (found.isError) return <QueryFailure title={WORDS.failed} queries={[found]} />;
  if (!found.data) return <RowsSkeleton rows={8} label="Loading people" />;
  const profiles = new Map(found.data.talentProfiles.map((person) => [person.key.talentId, person]));
  const people = talentIds.flatMap((talentId): SeriesTalent[] => {
    const person = profiles.get(talentId);
    return person ? [{ person, relation: relationOf(talentId, found.data?.relations[talentId]) }] : [];
  });
  const gone = talentIds.length - people.length;
  if (people.length === 0) return <Nobody title={unavailableSentence(gone)} />;

  function finish() {
    series.clear();
    void navigate({ to: '/company/search', search: {} });
  }

  return (
    <RoleLock needs="recruit">
      <SeriesPage
        people={people}
        notice={
          <>
            <UnapprovedNotice />
            {gone > 0 ? <p>{unavailableSentence(gone)}</p> : null}
          </>
        }
        jobPost={jobPost}
        forWhat={
          <JobPostSelect
            jobPosts={jobPosts}
            selectedId={jobPost?.key.jobPostId ?? ''}
            onSelect={(jobPostId) => go({ ...state, post: jobPostId })}
          />
        }
        series={series}
        onOpen={(talentId) => go({ ...state, profile: talentId })}
        onDone={finish}
      />
      <KeyBar hints={HINTS} />
      <TalentDialog
        talentId={profile}
        jobPostId={jobPost?.key.jobPostId}
        people={[]}
        total={0}
        onOpen={(talentId) => go({ ...state, profile: talentId })}
        onClose={() => go(closed)}
      />
    </RoleLock>
  );
}

const Nobody = ({ title }: { title: string }) => (
  <>
    <VisuallyHidden>
      <h1>{WORDS.title}</h1>
    </VisuallyHidden>
    <EmptyState
      title={title}
      action={
        <ButtonLink tone="primary" to="/company/search">
          Search
        </ButtonLink>
      }
    >
      {WORDS.nobodyHint}
    </EmptyState>
  </>
);
