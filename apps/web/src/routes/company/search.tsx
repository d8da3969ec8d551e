import { LOADING_SENTENCES } from '@talaash/domain/base/words';
import { IconEyeOff } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import type { SearchHit } from '@talaash/contract/talent-search';
import type { JobPost } from '@talaash/domain/job-post/schema';
import { JOB_POST_SENTENCES } from '@talaash/domain/job-post/words';
import { SEARCH_SENTENCES } from '@talaash/domain/talent-search/words';
import { useEffect } from 'react';
import { InviteDialog } from '../../features/invitation/invite-dialog.tsx';
import { JobPostPicker, JobPostSelect } from '../../features/job-post/job-post-picker.tsx';
import { type SelectedJobPost, useSelectedJobPost } from '../../features/job-post/selected-job-post.ts';
import { SkillOffers } from '../../features/job-post/skill-offers.tsx';
import { PickBar } from '../../features/talent-comparison/pick-bar.tsx';
import { PickButton } from '../../features/talent-comparison/pick-button.tsx';
import { type PickedPeople, usePicked } from '../../features/talent-comparison/picked.ts';
import { toListedPerson } from '../../features/talent-search/listed-person.ts';
import { Results } from '../../features/talent-search/results.tsx';
import { CompanySearchHead, RowEnd } from '../../features/talent-search/row-end.tsx';
import { SearchLayout } from '../../features/talent-search/search-layout.tsx';
import { readSearchState, type SearchState } from '../../features/talent-search/search-address.ts';
import { toggleSkill } from '../../features/talent-search/search-state.ts';
import { useSearchSteps } from '../../features/talent-search/search-step.ts';
import { SearchText } from '../../features/talent-search/search-text.tsx';
import { Suggestions } from '../../features/talent-search/suggestions.tsx';
import { useTalentSearch } from '../../features/talent-search/use-talent-search.ts';
import { useGaps } from '../../features/talent-search/use-understood.tsx';
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
import { TalentDialog } from './-talent-dialog.tsx';

/** @property job the job post that a link chooses. The page selects it and takes it out of the address. */
type CompanySearchState = SearchState & { job?: string };

function readCompanySearch(raw: Record<string, unknown>): CompanySearchState {
  const job = textOf(raw['job']);
  return { ...readSearchState(raw), ...(job === undefined ? {} : { job }) };
}

export const Route = createFileRoute('/company/search')({
  validateSearch: readCompanySearch,
  staticData: { width: 'page' },
  component: CompanySearch,
});

function CompanySearch() {
  usePageTitle('Search');
  const { job } = Route.useSearch();
  const navigate = Route.useNavigate();
  const choice = useSelectedJobPost(job);
  useEffect(() => {
    if (job === undefined) return;
    void navigate({ search: ({ job: _, ...search }) => search, replace: true, resetScroll: false });
  }, [job, navigate]);
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
  { keys: 'X', label: 'pick to compare' },
  { keys: '/', label: 'search' },
];
const DIALOG_HINTS = ROW_HINTS.slice(2, 5);

function SearchFor({ choice }: { choice: SelectedJobPost }) {
  const { jobPosts = [], selected: jobPost, select } = choice;
  const state = Route.useSearch();
  const steps = useSearchSteps(state, Route.useNavigate());
  const search = useTalentSearch('company', state, steps.go);
  const acts = useTalentActs(jobPost);
  const picked = usePicked(jobPost?.key.jobPostId);
  const gaps = useGaps(search, state);
  const { hits, first, loadMore } = search;
  const openHit = hits.find(({ talentProfile }) => talentProfile.key.talentId === state.profile);
  const offers = <Offers jobPost={jobPost} state={state} onState={steps.go} />;

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
        aside={<HiddenProfilesLink />}
        suggestions={<Suggestions onText={steps.searchFor}>{offers}</Suggestions>}
        offers={offers}
      >
        <UnapprovedNotice />
        {hits.length > 0 ? (
          <Results
            {...gaps}
            hits={hits}
            onOpen={steps.openProfile}
            loadMore={loadMore}
            isFaded={(hit) => talentPropsOf(acts, hit).relation.isHidden}
            keys={rowKeys(acts, picked)}
            end={(hit) => <HitEnd {...talentPropsOf(acts, hit)} picked={picked} />}
          />
        ) : null}
      </SearchLayout>
      <PickBar picked={picked} of={comparisonOf(jobPost, state)} />
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

/** What a comparison of picked people is for. */
const comparisonOf = (jobPost: JobPost | undefined, { skills }: SearchState) => ({
  ...(jobPost ? { post: jobPost.key.jobPostId } : {}),
  ...(skills ? { skills } : {}),
});

/** The shortcuts of the row at the cursor. */
const rowKeys = (acts: TalentActs, picked: PickedPeople) => [
  ...TALENT_KEYS.map((key) => ({ ...key, run: (hit: SearchHit) => runKey(key, acts, hit) })),
  {
    keys: 'x',
    label: 'Pick to compare',
    run: ({ talentProfile }: SearchHit) => picked.toggle(talentProfile.key.talentId),
  },
];

interface OffersProps {
  jobPost: SelectedJobPost['selected'];
  state: SearchState;
  onState: (next: SearchState) => void;
}

/** The skills of the job post that are not asked for yet. */
function Offers({ jobPost, state, onState }: OffersProps) {
  if (!jobPost) return null;
  return (
    <SkillOffers
      jobPostId={jobPost.key.jobPostId}
      chosen={[...(state.skills ?? []), ...(state.nice ?? [])]}
      onAdd={(skill) => onState(toggleSkill(state, skill))}
    />
  );
}

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

function HitEnd({ picked, ...of }: ReturnType<typeof talentPropsOf> & { picked: PickedPeople }) {
  const isPicked = picked.isPicked(of.talent.talentId);
  const pick = <PickButton talent={of.talent} picked={picked} />;
  return (
    <RowEnd
      areActionsPinned={of.relation.isHidden}
      status={
        <>
          <RelationStatus relation={of.relation} />
          {isPicked ? pick : null}
        </>
      }
      touch={
        <>
          <PickButton talent={of.talent} picked={picked} tone="quiet" />
          <TalentTouchEnd {...of} />
        </>
      }
      actions={
        <>
          <TalentButtons {...of} form="row" />
          {of.relation.isHidden ? null : pick}
        </>
      }
    />
  );
}
