import { IconEyeOff, IconFileText, IconMail } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import type { SearchHit } from '@talaash/contract/talent-search';
import { SEARCH_SENTENCES } from '@talaash/domain/talent-search/words';
import { useState } from 'react';
import { InviteDialog } from '../../features/company-relation/invite-dialog.tsx';
import { useRelations } from '../../features/company-relation/relation.ts';
import { type RelatedTalent, useRelationActions } from '../../features/company-relation/relation-actions.ts';
import {
  RelationButtons,
  RelationStatus,
  ShortlistStar,
} from '../../features/company-relation/relation-buttons.tsx';
import { JobPostPicker, JobPostSelect } from '../../features/job-post/job-post-picker.tsx';
import { type SelectedJobPost, useSelectedJobPost } from '../../features/job-post/selected-job-post.ts';
import { useCopyEmail, useOpenResume } from '../../features/talent-contact/contact.ts';
import { ProfileDialog } from '../../features/talent-profile/profile-dialog.tsx';
import { toListedPerson } from '../../features/talent-search/listed-person.ts';
import { Results } from '../../features/talent-search/results.tsx';
import { CompanySearchHead, RowEnd } from '../../features/talent-search/row-end.tsx';
import { SearchLayout } from '../../features/talent-search/search-layout.tsx';
import { readSearchState } from '../../features/talent-search/search-state.ts';
import { useSearchSteps } from '../../features/talent-search/search-step.ts';
import { SearchText } from '../../features/talent-search/search-text.tsx';
import { Suggestions } from '../../features/talent-search/suggestions.tsx';
import { useTalentSearch } from '../../features/talent-search/use-talent-search.ts';
import { actUnless } from '../../parts/refusal.ts';
import { Button } from '../../ui/button.tsx';
import { KeyBar } from '../../ui/key-bar.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { PersonRowsSkeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';

export const Route = createFileRoute('/company/search')({
  validateSearch: readSearchState,
  staticData: { width: 'page' },
  component: CompanySearch,
});

function CompanySearch() {
  usePageTitle('Search');
  const choice = useSelectedJobPost();
  if (choice.isError && !choice.jobPosts)
    return <ErrorState title={SEARCH_SENTENCES.initializeFailed} onRetry={choice.retry} />;
  if (!choice.jobPosts) return <PersonRowsSkeleton label="Loading job posts..." rows={7} />;
  if (choice.jobPosts.length === 0) {
    return (
      <EmptyState
        title={SEARCH_SENTENCES.noJobPosts}
        action={
          <ButtonLink tone="primary" to="/company/job_posts/create">
            Create Job Post
          </ButtonLink>
        }
      >
        A search is for a job post: shortlists and invitations belong to it.
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

const talentOf = ({ talentProfile }: SearchHit): RelatedTalent => ({
  talentId: talentProfile.key.talentId,
  name: talentProfile.isRedacted ? talentProfile.jobTitle : talentProfile.name,
});

function SearchFor({ choice }: { choice: SelectedJobPost }) {
  const { jobPosts = [], selected: jobPost, select } = choice;
  const state = Route.useSearch();
  const navigate = Route.useNavigate();
  const [invited, setInvited] = useState<RelatedTalent>();

  const steps = useSearchSteps(state, navigate);
  const { go, openProfile } = steps;
  const search = useTalentSearch('company', state, go);
  const { hits, first, loadMore } = search;
  const relationOf = useRelations();
  const actions = useRelationActions({ jobPost });
  const copyEmail = useCopyEmail();
  const openResume = useOpenResume();

  const currentRelation = (hit: SearchHit) => relationOf(talentOf(hit).talentId, hit.relation);

  const invite = (hit: SearchHit) =>
    actUnless(actions.refusalOf(currentRelation(hit)), () => setInvited(talentOf(hit)));

  const rowKeys = [
    {
      keys: 's',
      label: 'Shortlist',
      run: (hit: SearchHit) =>
        actions.shortlist.mutate({ ...talentOf(hit), isOn: !currentRelation(hit).isShortlisted }),
    },
    {
      keys: 'h',
      label: 'Hide',
      run: (hit: SearchHit) =>
        actions.hide.mutate({ ...talentOf(hit), isOn: !currentRelation(hit).isHidden }),
    },
    { keys: 'i', label: 'Invite', run: invite },
  ];

  const buttons = (hit: SearchHit, form: 'row' | 'bar') => (
    <RelationButtons
      form={form}
      talent={talentOf(hit)}
      relation={currentRelation(hit)}
      actions={actions}
      onInvite={setInvited}
      jobPostMissing={jobPost === undefined}
    />
  );
  const touch = (hit: SearchHit) => {
    const relation = currentRelation(hit);
    return relation.invitationStatus === undefined ? (
      <ShortlistStar
        talent={talentOf(hit)}
        relation={relation}
        actions={actions}
        jobPostMissing={jobPost === undefined}
      />
    ) : (
      <RelationStatus relation={relation} />
    );
  };
  const openHit = hits.find((hit) => talentOf(hit).talentId === state.profile);

  return (
    <>
      <SearchLayout
        audience="company"
        state={state}
        onState={go}
        search={search}
        head={
          <CompanySearchHead>
            <JobPostSelect jobPosts={jobPosts} selectedId={jobPost?.key.jobPostId ?? ''} onSelect={select} />
            <SearchText
              label="Search by skill, title, name or place"
              text={state.q ?? ''}
              onText={steps.typeText}
              isWaiting={search.isFetching}
              shortcut="/"
            />
          </CompanySearchHead>
        }
        aside={
          <ButtonLink tone="quiet" size="s" icon={<IconEyeOff aria-hidden />} to="/company/hidden-profiles">
            Hidden Profiles
          </ButtonLink>
        }
        suggestions={<Suggestions onText={steps.askFor} />}
      >
        {hits.length > 0 ? (
          <Results
            hits={hits}
            onOpen={openProfile}
            loadMore={loadMore}
            isFaded={(hit) => currentRelation(hit).isHidden}
            keys={rowKeys}
            end={(hit) => (
              <RowEnd
                isKept={currentRelation(hit).isHidden}
                status={<RelationStatus relation={currentRelation(hit)} />}
                touch={touch(hit)}
                actions={buttons(hit, 'row')}
              />
            )}
          />
        ) : null}
      </SearchLayout>
      <KeyBar hints={ROW_HINTS} />
      <ProfileDialog
        talentId={state.profile}
        people={hits.map(toListedPerson)}
        total={first?.total ?? 0}
        forWhat={jobPost ? `for ${jobPost.title}` : undefined}
        onOpen={openProfile}
        onClose={steps.closeProfile}
        loadMore={loadMore}
        hints={DIALOG_HINTS}
        keys={openHit ? rowKeys.map(({ run, ...key }) => ({ ...key, run: () => run(openHit) })) : []}
        documents={(profile) =>
          !profile.isRedacted && profile.resume ? (
            <Button
              full
              icon={<IconFileText aria-hidden />}
              loading={openResume.isPending}
              onClick={() => openResume.mutate(profile.key.talentId)}
            >
              View resume
            </Button>
          ) : null
        }
        actions={(profile) => (
          <>
            <Button
              tone="quiet"
              compact
              icon={<IconMail aria-hidden />}
              loading={copyEmail.isPending}
              onClick={() => copyEmail.mutate(profile.key.talentId)}
            >
              Copy Email
            </Button>
            {openHit ? buttons(openHit, 'bar') : null}
          </>
        )}
      />
      <InviteDialog
        talent={invited}
        jobPost={jobPost}
        invite={actions.invite}
        onClose={() => setInvited(undefined)}
      />
    </>
  );
}
