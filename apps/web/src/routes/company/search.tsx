import { LOADING_SENTENCES } from '@talaash/domain/base/words';
import { IconEyeOff } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import type { SearchHit } from '@talaash/contract/talent-search';
import { JOB_POST_SENTENCES } from '@talaash/domain/job-post/words';
import { SEARCH_SENTENCES } from '@talaash/domain/talent-search/words';
import { useCallback, useEffect } from 'react';
import { InviteDialog } from '../../features/invitation/invite-dialog.tsx';
import { JobPostPicker, JobPostSelect } from '../../features/job-post/job-post-picker.tsx';
import { type SelectedJobPost, useSelectedJobPost } from '../../features/job-post/selected-job-post.ts';
import { SkillOffers } from '../../features/job-post/skill-offers.tsx';
import { toListedPerson } from '../../features/talent-search/listed-person.ts';
import { Results } from '../../features/talent-search/results.tsx';
import { CompanySearchHead, RowEnd } from '../../features/talent-search/row-end.tsx';
import { SearchLayout } from '../../features/talent-search/search-layout.tsx';
import { readSearchState, type SearchState, toggleSkill } from '../../features/talent-search/search-state.ts';
import { useSearchSteps } from '../../features/talent-search/search-step.ts';
import { SearchText } from '../../features/talent-search/search-text.tsx';
import { Suggestions } from '../../features/talent-search/suggestions.tsx';
import { useTalentSearch } from '../../features/talent-search/use-talent-search.ts';
import { textOf } from '../../lib/search-params.ts';
import { UnapprovedNotice } from '../../parts/company-approval.tsx';
import { RelationStatus } from '../../parts/relation-status.tsx';
import { KeyBar } from '../../ui/shell/key-bar.tsx';
import { ButtonLink } from '../../ui/press/link.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { PersonRowsSkeleton } from '../../ui/show/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/show/state.tsx';
import {
  TALENT_KEYS,
  type TalentActs,
  TalentButtons,
  TalentTouchEnd,
  useTalentActs,
} from './-talent-acts.tsx';
import { useSavedSearchLink, useSavedSearchParts } from './-saved-search.tsx';
import { TalentDialog } from './-talent-dialog.tsx';

/**
 * @property job the job post that a link chooses. The page selects it and takes it out of the address.
 * @property saved the saved search that a link opens. The page puts what it asks in its place.
 */
type CompanySearchState = SearchState & { job?: string; saved?: string };

function readCompanySearch(raw: Record<string, unknown>): CompanySearchState {
  const job = textOf(raw['job']);
  const saved = textOf(raw['saved']);
  return {
    ...readSearchState(raw),
    ...(job === undefined ? {} : { job }),
    ...(saved === undefined ? {} : { saved }),
  };
}

export const Route = createFileRoute('/company/search')({
  validateSearch: readCompanySearch,
  staticData: { width: 'page' },
  component: CompanySearch,
});

function CompanySearch() {
  usePageTitle('Search');
  const { job, saved } = Route.useSearch();
  const navigate = Route.useNavigate();
  const choice = useSelectedJobPost(job);
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
  if (choice.isError && !choice.jobPosts)
    return <ErrorState title={SEARCH_SENTENCES.initializeFailed} onRetry={choice.retry} />;
  if (!choice.jobPosts) return <PersonRowsSkeleton label={LOADING_SENTENCES.jobPosts} rows={7} />;
  if (choice.jobPosts.length === 0) {
    return (
      <EmptyState
        title={JOB_POST_SENTENCES.none}
        action={
          <ButtonLink tone="primary" to="/company/job_posts/create">
            Create Job Post
          </ButtonLink>
        }
      >
        You search for one job post at a time, because shortlists and invitations belong to it.
      </EmptyState>
    );
  }
  if (!choice.selected) return <JobPostPicker jobPosts={choice.jobPosts} onSelect={choice.select} />;
  return <SearchFor choice={choice} />;
}

const ROW_HINTS = [
  { keys: 'J K', label: 'move' },
  { keys: 'Enter', label: 'open profile' },
  { keys: 'S', label: 'shortlist' },
  { keys: 'H', label: 'hide' },
  { keys: 'I', label: 'invite' },
  { keys: '/', label: 'search' },
];
const DIALOG_HINTS = ROW_HINTS.slice(2, 5);

function SearchFor({ choice }: { choice: SelectedJobPost }) {
  const { jobPosts = [], selected: jobPost, select } = choice;
  const state = Route.useSearch();
  const steps = useSearchSteps(state, Route.useNavigate());
  const search = useTalentSearch('company', state, steps.go);
  const acts = useTalentActs(jobPost);
  const saved = useSavedSearchParts(state, steps.go, choice);
  const { hits, first, loadMore } = search;
  const openHit = hits.find(({ talentProfile }) => talentProfile.key.talentId === state.profile);
  const offers = jobPost ? (
    <SkillOffers
      jobPostId={jobPost.key.jobPostId}
      chosen={state.skills ?? []}
      onAdd={(skill) => steps.go(toggleSkill(state, skill))}
    />
  ) : null;

  return (
    <>
      <SearchLayout
        audience="company"
        state={state}
        onState={steps.go}
        search={search}
        head={(filtersButton) => (
          <CompanySearchHead>
            <JobPostSelect jobPosts={jobPosts} selectedId={jobPost?.key.jobPostId ?? ''} onSelect={select} />
            <SearchText
              audience="company"
              label="Search by skill, title, name or place"
              text={state.q ?? ''}
              onText={steps.typeText}
              onTyping={steps.beginText}
              isWaiting={search.isFetching}
              shortcut="/"
            />
            {filtersButton}
          </CompanySearchHead>
        )}
        aside={
          <>
            {saved.button}
            <HiddenProfilesLink />
          </>
        }
        tabs={saved.tabs}
        whenNobody={saved.whenNobody}
        aboveFilters={saved.list}
        suggestions={<Suggestions onText={steps.searchFor}>{offers}</Suggestions>}
        offers={offers}
      >
        <UnapprovedNotice />
        {hits.length > 0 ? (
          <Results
            hits={hits}
            onOpen={steps.openProfile}
            loadMore={loadMore}
            isFaded={(hit) => talentPropsOf(acts, hit).relation.isHidden}
            keys={TALENT_KEYS.map((key) => ({ ...key, run: (hit) => runKey(key, acts, hit) }))}
            end={(hit) => <HitEnd {...talentPropsOf(acts, hit)} />}
          />
        ) : null}
      </SearchLayout>
      <KeyBar hints={ROW_HINTS} />
      <TalentDialog
        talentId={state.profile}
        people={hits.map(toListedPerson)}
        total={first?.total ?? 0}
        forWhat={jobPost ? `for ${jobPost.title}` : undefined}
        onOpen={steps.openProfile}
        onClose={steps.closeProfile}
        loadMore={loadMore}
        hints={DIALOG_HINTS}
        keys={openHit ? TALENT_KEYS.map((key) => ({ ...key, run: () => runKey(key, acts, openHit) })) : []}
        actions={openHit ? <TalentButtons {...talentPropsOf(acts, openHit)} form="bar" /> : null}
      />
      <InviteDialog inviting={acts.inviting} />
    </>
  );
}

const HiddenProfilesLink = () => (
  <ButtonLink tone="quiet" size="s" compact icon={<IconEyeOff aria-hidden />} to="/company/hidden-profiles">
    Hidden Profiles
  </ButtonLink>
);

/** The props that the buttons of a hit need: the actions, the talent and their current relation to the company. */
function talentPropsOf(acts: TalentActs, { talentProfile, relation }: SearchHit) {
  const { talentId } = talentProfile.key;
  const name = talentProfile.isRedacted ? talentProfile.jobTitle : talentProfile.name;
  return { acts, talent: { talentId, name }, relation: acts.relationOf(talentId, relation) };
}

function runKey(key: (typeof TALENT_KEYS)[number], acts: TalentActs, hit: SearchHit): void {
  const { talent, relation } = talentPropsOf(acts, hit);
  key.run(acts, talent, relation);
}

function HitEnd(of: ReturnType<typeof talentPropsOf>) {
  return (
    <RowEnd
      areActionsPinned={of.relation.isHidden}
      status={<RelationStatus relation={of.relation} />}
      touch={<TalentTouchEnd {...of} />}
      actions={<TalentButtons {...of} form="row" />}
    />
  );
}
