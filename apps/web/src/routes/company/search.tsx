import { LOADING_SENTENCES } from '@talaash/domain/base/words';
import { IconEyeOff } from '../../ui/icon/eye-off.ts';
import { createFileRoute } from '@tanstack/react-router';
import { MATCH_SENTENCES } from '@talaash/domain/talent-match/words';
import type { SearchHit } from '@talaash/contract/talent-search';
import type { JobPost } from '@talaash/domain/job-post/schema';
import { JOB_POST_SENTENCES } from '@talaash/domain/job-post/words';
import { SEARCH_SENTENCES } from '@talaash/domain/talent-search/words';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { LateInviteDialog } from '../../features/invitation/late-invite-dialog.tsx';
import { JobPostPicker } from '../../features/job-post/job-post-picker.tsx';
import {
  readSelected,
  type SelectedJobPost,
  useSelectedJobPost,
} from '../../features/job-post/selected-job-post.ts';
import { PickBar } from '../../features/talent-comparison/pick-bar.tsx';
import { usePicked } from '../../features/talent-comparison/picked.ts';
import { useMatches, useSearchOfPost } from '../../features/talent-match/talent-match.ts';
import { toListedPerson } from '../../features/talent-search/listed-person.ts';
import { openedQueries, prefetchProfile } from '../../features/talent-profile/profile-query.ts';
import { foundTotal } from '../../features/talent-search/people-count.ts';
import { Results } from '../../features/talent-search/results.tsx';
import { SearchLayout } from '../../features/talent-search/search-layout.tsx';
import { readSearchState, type SearchState } from '../../features/talent-search/search-address.ts';
import { withoutForbidden, withoutProfile } from '../../features/talent-search/search-state.ts';
import { useSearchQuery, useSearchSteps } from '../../features/talent-search/search-step.ts';
import { Suggestions } from '../../features/talent-search/suggestions.tsx';
import { searchQuery, useTalentSearch } from '../../features/talent-search/use-talent-search.ts';
import { useGaps } from '../../features/talent-search/use-understood.tsx';
import { sentenceOf } from '../../lib/call-error.ts';
import { readFirst } from '../../lib/first-data.ts';
import { useMay } from '../../lib/permission.ts';
import { queryClient } from '../../lib/query-client.ts';
import { textOf } from '../../lib/search-params.ts';
import { companyIdOf } from '../../lib/session.ts';
import { UnapprovedNotice, useIsUnapproved } from '../../parts/company-approval.tsx';
import { KeyBar } from '../../ui/shell/key-bar.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { ButtonLink } from '../../ui/press/link.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { PersonRowsSkeleton } from '../../ui/show/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/show/state.tsx';
import { SearchHead } from './-search-head.tsx';
import { PostOffers, stateOfPost, usePostSearch } from './-post-search.tsx';
import { useSavedSearchLink, useSavedSearchParts } from './-saved-search.tsx';
import {
  ActingOnHits,
  comparisonOf,
  hitEnd,
  hitKeys,
  rowKeys,
  rowMatchOf,
  talentPropsOf,
} from './-search-rows.tsx';
import { type TalentActs, TalentButtons, useTalentActs } from './-talent-acts.tsx';
import { TalentDialog } from './-late-talent-dialog.tsx';
import { companyQuery } from '../../features/company/company.ts';
import { jobPostsQuery } from '../../features/job-post/job-post.ts';
import { savedSearchesQuery } from '../../features/saved-search/saved-search.ts';

/**
 * @property job the job post of a link. The page selects it and removes it from the address.
 * @property post the same, and the page also searches for the post's requirements
 * @property saved the saved search of a link. The page replaces it with its query.
 */
type CompanySearchState = SearchState & { job?: string; post?: string; saved?: string };

function readCompanySearch(raw: Record<string, unknown>): CompanySearchState {
  const [job, post, saved] = [textOf(raw['job']), textOf(raw['post']), textOf(raw['saved'])];
  return {
    ...readSearchState(raw),
    ...(job === undefined ? {} : { job }),
    ...(post === undefined ? {} : { post }),
    ...(saved === undefined ? {} : { saved }),
  };
}

export const Route = createFileRoute('/company/search')({
  validateSearch: readCompanySearch,
  staticData: { width: 'page' },
  loader: ({ context, location }) => {
    const { job, post, saved, ...state } = readCompanySearch(location.search);
    readFirst(jobPostsQuery, savedSearchesQuery, ...openedQueries(state.profile));
    const selected = readSelected();
    if (selected === undefined) return;
    readFirst(companyQuery(companyIdOf(context)));
    // The linked search or job post is still loading.
    const isLater = [job, post, saved].some((one) => one !== undefined);
    if (!isLater) readFirst(searchQuery('company', withoutProfile(state), selected));
  },
  component: CompanySearch,
});

function CompanySearch() {
  const mayRecruit = useMay('recruit');
  usePageTitle('Search');
  const { job, post, saved } = Route.useSearch({ select: withoutProfile, structuralSharing: true });
  const navigate = Route.useNavigate();
  const choice = useSelectedJobPost(post ?? job);
  const ofPost = useSearchOfPost(post);
  /** The person has just selected the job post, so the search field is next. */
  const [isPicked, setPicked] = useState(false);
  useEffect(() => {
    if (job === undefined) return;
    void navigate({ search: ({ job: _, ...search }) => search, replace: true, resetScroll: false });
  }, [job, navigate]);
  useSavedSearchLink(
    saved,
    useCallback(
      (search, jobPostId) =>
        void navigate({
          search: jobPostId === undefined ? search : { ...search, job: jobPostId },
          replace: true,
        }),
      [navigate],
    ),
  );
  useEffect(() => {
    if (post === undefined || ofPost.isPending) return;
    void navigate({ search: ofPost.data ? stateOfPost(ofPost.data) : {}, replace: true });
    if (ofPost.isError) toast.error(sentenceOf(ofPost.error, MATCH_SENTENCES.searchFailed));
  }, [post, ofPost.isPending, ofPost.data, ofPost.isError, ofPost.error, navigate]);
  if (post !== undefined) return <PersonRowsSkeleton text={LOADING_SENTENCES.jobPosts} rows={7} />;
  if (choice.isError && !choice.jobPosts)
    return <ErrorState title={SEARCH_SENTENCES.initializeFailed} onRetry={choice.retry} />;
  if (!choice.jobPosts) return <PersonRowsSkeleton text={LOADING_SENTENCES.jobPosts} rows={7} />;
  if (choice.jobPosts.length === 0) {
    return (
      <EmptyState
        title={JOB_POST_SENTENCES.none}
        action={
          mayRecruit ? (
            <ButtonLink tone="primary" to="/company/job_posts/create">
              Create Job Post
            </ButtonLink>
          ) : null
        }
      >
        You search for one job post at a time. Shortlists and invitations belong to it.
      </EmptyState>
    );
  }
  if (!choice.selected) {
    const select = (jobPostId: string) => {
      setPicked(true);
      choice.select(jobPostId);
    };
    return <JobPostPicker jobPosts={choice.jobPosts} onSelect={select} />;
  }
  return <SearchFor choice={choice} isFieldFirst={isPicked} />;
}

const ROW_HINTS = [
  { keys: 'J K', label: 'move' },
  { keys: 'Enter', label: 'open profile' },
  { keys: 'S', label: 'shortlist' },
  { keys: 'H', label: 'hide' },
  { keys: 'I', label: 'invite' },
  { keys: 'X', label: 'pick' },
  { keys: '/', label: 'search' },
];
const DIALOG_HINTS = ROW_HINTS.slice(2, 5);

const prefetch = (talentId: string) => prefetchProfile(queryClient, talentId);

function SearchFor({ choice, isFieldFirst }: { choice: SelectedJobPost; isFieldFirst: boolean }) {
  const { jobPosts = [], selected: jobPost, select } = choice;
  const followed: SearchState = Route.useSearch({ select: withoutProfile, structuralSharing: true });
  const isRedacted = useIsUnapproved();
  const navigate = Route.useNavigate();
  const [query, ask] = useSearchQuery(followed, navigate);
  const state = useMemo(() => (isRedacted ? withoutForbidden(query) : query), [isRedacted, query]);
  const steps = useSearchSteps(state, isRedacted, ask);
  const search = useTalentSearch('company', state, steps.showPages, jobPost?.key.jobPostId);
  const acts = useTalentActs(jobPost);
  const picked = usePicked(jobPost?.key.jobPostId);
  const gaps = useGaps(search, state);
  const saved = useSavedSearchParts(state, steps, choice);
  const { hits, first, more, loadMore } = search;
  const ofPost = usePostSearch(jobPost, state);
  const matchOf = useRowMatches(jobPost, hits, ofPost.isOwn);
  const offers = jobPost ? (
    <PostOffers jobPost={jobPost} ofPost={ofPost} state={state} go={steps.go} />
  ) : null;

  /** The post's requirements become the search, unless the person has typed or filtered: that stays. */
  function choosePost(jobPostId: string) {
    select(jobPostId);
    if (ofPost.isOwnOrEmpty) void navigate({ search: { post: jobPostId } });
  }

  return (
    <>
      <SearchLayout
        audience="company"
        isRedacted={isRedacted}
        state={state}
        onState={steps.go}
        search={search}
        head={(filtersButton) => (
          <SearchHead
            {...{ jobPosts, jobPost, state, steps, filtersButton, isFieldFirst }}
            isWaiting={search.isFetching}
            onSelect={choosePost}
          />
        )}
        aside={<HiddenProfilesLink />}
        listAside={saved.button}
        tabs={saved.tabs}
        whenNobody={saved.whenNobody}
        aboveFilters={saved.aboveFilters}
        suggestions={<Suggestions onText={steps.searchFor}>{offers}</Suggestions>}
        offers={offers}
      >
        <UnapprovedNotice />
        {hits.length > 0 ? (
          <ActingOnHits value={{ acts, picked }}>
            <Results
              {...gaps}
              hits={hits}
              isOutdated={search.isPlaceholderData}
              onOpen={steps.openProfile}
              onIntent={prefetch}
              more={more}
              match={matchOf}
              isFaded={(hit) => talentPropsOf(acts, hit).relation.isHidden}
              keys={rowKeys(acts, picked)}
              end={hitEnd}
            />
          </ActingOnHits>
        ) : null}
      </SearchLayout>
      <PickBar picked={picked} of={comparisonOf(jobPost, state)} />
      <KeyBar hints={ROW_HINTS} />
      <OpenTalent {...{ hits, jobPost, acts, steps, loadMore }} total={first ? foundTotal(first) : 0} />
      <LateInviteDialog inviting={acts.inviting} />
    </>
  );
}

/** A row's person compared with the job post. The same function until a match changes. */
function useRowMatches(jobPost: JobPost | undefined, hits: readonly SearchHit[], isOwnSearch: boolean) {
  const talentIds = hits.map(({ talentProfile }) => talentProfile.key.talentId);
  const matches = useMatches(jobPost?.key.jobPostId, talentIds);
  return useCallback(
    (hit: SearchHit) => rowMatchOf(matches.get(hit.talentProfile.key.talentId), isOwnSearch),
    [matches, isOwnSearch],
  );
}

interface OpenTalentProps extends Pick<ReturnType<typeof useTalentSearch>, 'hits' | 'loadMore'> {
  jobPost: JobPost | undefined;
  acts: TalentActs;
  steps: ReturnType<typeof useSearchSteps>;
  total: number;
}

/** The profile in the address, opened above the results. Stepping through profiles rerenders nothing else. */
function OpenTalent({ hits, jobPost, acts, steps, total, loadMore }: OpenTalentProps) {
  const talentId = Route.useSearch({ select: ({ profile }) => profile });
  const people = useMemo(() => hits.map(toListedPerson), [hits]);
  const hit = hits.find(({ talentProfile }) => talentProfile.key.talentId === talentId);
  return (
    <TalentDialog
      {...{ talentId, people, total, loadMore }}
      jobPostId={jobPost?.key.jobPostId}
      forWhat={jobPost ? `for ${jobPost.title}` : undefined}
      onOpen={steps.openProfile}
      onClose={steps.closeProfile}
      hints={DIALOG_HINTS}
      keys={hit ? hitKeys(acts, hit) : []}
      actions={hit ? <TalentButtons {...talentPropsOf(acts, hit)} form="bar" /> : null}
    />
  );
}

const HiddenProfilesLink = () => (
  <ButtonLink tone="quiet" size="s" compact icon={<IconEyeOff aria-hidden />} to="/company/hidden-profiles">
    Hidden Profiles
  </ButtonLink>
);
