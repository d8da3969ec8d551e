import { COMPARISON_SENTENCES, unavailableSentence } from '@talaash/domain/talent-comparison/words';
import { COMPARED_SKILLS_MAX } from '@talaash/domain/talent-comparison/limit';
import type { CompanyRelation } from '@talaash/contract/company-relation';
import type { TalentProfileView } from '@talaash/contract/talent-profile';
import { createFileRoute, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { UnhideButton } from '../../features/hidden-profile/hide-button.tsx';
import { InviteButton } from '../../features/invitation/invite-button.tsx';
import { LateInviteDialog } from '../../features/invitation/late-invite-dialog.tsx';
import { useJobPostSkills, useJobPosts } from '../../features/job-post/job-post.ts';
import { JobPostSelect } from '../../features/job-post/job-post-picker.tsx';
import { ShortlistButton } from '../../features/shortlisted-profile/shortlist-button.tsx';
import { MatchTotal } from '../../features/talent-match/match-total.tsx';
import { useMatches, useSearchOfPost } from '../../features/talent-match/talent-match.ts';
import { headingOf, useCompared } from '../../features/talent-comparison/compared.ts';
import { ComparisonPage } from '../../features/talent-comparison/comparison-page.tsx';
import {
  type ComparisonState,
  comparedIds,
  readComparisonState,
  withoutPerson,
} from '../../features/talent-comparison/comparison-state.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { UnapprovedNotice } from '../../parts/company-approval.tsx';
import type { RelatedTalent } from '../../parts/company-relation.ts';
import { RelationStatus } from '../../parts/relation-status.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import { ButtonLink } from '../../ui/press/link.tsx';
import { KeyBar } from '../../ui/shell/key-bar.tsx';
import { RowsSkeleton } from '../../ui/show/skeleton.tsx';
import { EmptyState } from '../../ui/show/state.tsx';
import { TALENT_KEYS, type TalentActs, useTalentActs } from './-talent-acts.tsx';
import { TalentDialog } from './-late-talent-dialog.tsx';

export const Route = createFileRoute('/company/compare')({
  validateSearch: readComparisonState,
  staticData: { width: 'page' },
  component: Compare,
});

const HINTS = [
  { keys: 'ArrowLeft ArrowRight', label: 'person' },
  { keys: 'S', label: 'shortlist' },
  { keys: 'I', label: 'invite' },
  { keys: 'D', label: 'only what differs' },
  { keys: 'Backspace', label: 'remove' },
  { keys: 'Escape', label: 'back' },
];

/** Hiding belongs to search results; a comparison only removes people. */
const KEYS = TALENT_KEYS.filter(({ keys }) => keys !== 'h');

function Compare() {
  usePageTitle('Compare');
  const state = Route.useSearch();
  const navigate = Route.useNavigate();
  const jobPosts = useJobPosts().data?.list ?? [];
  const jobPost = jobPosts.find(({ key }) => key.jobPostId === state.post);
  const { talentIds, isCut } = comparedIds(state);
  const criteria = useCriterionSkills(state, jobPost?.key.jobPostId);
  const { compared, unavailable, relationOf, queries } = useCompared(talentIds, criteria);
  const acts = useTalentActs(jobPost);
  const matches = useMatches(jobPost?.key.jobPostId, talentIds);
  const ofPost = useSearchOfPost(jobPost?.key.jobPostId).data;
  const goBack = useWayBack(state);
  const go = (search: ComparisonState) => void navigate({ search, replace: true, resetScroll: false });
  const { profile, ...closed } = state;

  if (!compared && queries.some(({ isError }) => isError))
    return <QueryFailure title={COMPARISON_SENTENCES.failed} queries={queries} />;
  if (!compared) return <RowsSkeleton rows={12} label="Loading the comparison" />;
  if (compared.people.length === 0) return <Nobody unavailable={unavailable} />;

  const propsOf = (person: TalentProfileView) => {
    const { key, jobTitle, isRedacted: isUnnamed } = person;
    const talent = { ...key, name: headingOf(person), jobTitle, isUnnamed };
    return { talent, relation: relationOf(key.talentId) };
  };
  const matchOf = (talentId: string) => matchTotal(matches.get(talentId));
  return (
    <>
      <ComparisonPage
        {...compared}
        unavailable={unavailable}
        isCut={isCut}
        criteria={ofPost}
        lead={
          jobPost ? { title: 'Asked for', label: 'Match', cell: (talentId) => matchOf(talentId) } : undefined
        }
        forWhat={
          jobPost ? (
            `for ${jobPost.title}`
          ) : jobPosts.length > 0 ? (
            <JobPostSelect
              jobPosts={jobPosts}
              selectedId=""
              onSelect={(jobPostId) => go({ ...state, post: jobPostId })}
            />
          ) : null
        }
        onlyDiffering={state.differs === true}
        onOnlyDiffering={(isOn) => {
          const { differs: _, ...all } = state;
          go(isOn ? { ...all, differs: true } : all);
        }}
        onBack={goBack}
        onOpen={(talentId) => go({ ...state, profile: talentId })}
        onRemove={(talentId) => go(withoutPerson(state, talentId))}
        keys={KEYS.map((key) => ({
          ...key,
          run: (person) => {
            const { talent, relation } = propsOf(person);
            key.run(acts, talent, relation);
          },
        }))}
        notice={<UnapprovedNotice />}
        actions={(person, isCurrent) => (
          <PersonActs acts={acts} {...propsOf(person)} person={person} isCurrent={isCurrent} />
        )}
      />
      <KeyBar hints={HINTS} />
      <TalentDialog
        talentId={profile}
        people={[]}
        total={0}
        onOpen={(talentId) => go({ ...state, profile: talentId })}
        onClose={() => go(closed)}
      />
      <LateInviteDialog inviting={acts.inviting} />
    </>
  );
}

/** The skills in the address, or else those of the job post. */
function useCriterionSkills({ skills }: ComparisonState, jobPostId: string | undefined): readonly string[] {
  const named = useJobPostSkills(jobPostId).data?.skills ?? [];
  return (skills ?? named).slice(0, COMPARED_SKILLS_MAX);
}

/** Returns to the page that opened the comparison; to its job post's search if a link opened it. */
function useWayBack({ post }: ComparisonState): () => void {
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const navigate = useNavigate();
  return () => {
    if (canGoBack) history.back();
    else void navigate({ to: '/company/search', search: post === undefined ? {} : { job: post } });
  };
}

const matchTotal = (match: ComponentProps<typeof MatchTotal>['match'] | undefined) =>
  match ? <MatchTotal match={match} /> : null;

function Nobody({ unavailable }: { unavailable: number }) {
  return (
    <>
      <VisuallyHidden>
        <h1>Compare</h1>
      </VisuallyHidden>
      <EmptyState
        title={unavailable > 0 ? unavailableSentence(unavailable) : COMPARISON_SENTENCES.nobody}
        action={
          <ButtonLink tone="primary" to="/company/search">
            Search
          </ButtonLink>
        }
      >
        {COMPARISON_SENTENCES.nobodyHint}
      </EmptyState>
    </>
  );
}

interface PersonActsProps {
  acts: TalentActs;
  talent: RelatedTalent;
  relation: CompanyRelation;
  person: TalentProfileView;
  /** This person has the keyboard cursor. */
  isCurrent: boolean;
}

/** Shortlist and Invite, or the current status if neither applies. */
function PersonActs({ acts, talent, relation, person, isCurrent }: PersonActsProps) {
  const { jobPost, shortlist, hide, inviting } = acts;
  if (relation.isHidden) return <UnhideButton talent={talent} hide={hide} form="bar" />;
  if (relation.invitationStatus !== undefined) return <RelationStatus relation={relation} />;
  return (
    <>
      <ShortlistButton
        {...{ talent, relation, shortlist }}
        isJobPostMissing={jobPost === undefined}
        isKeyShown={isCurrent}
      />
      <InviteButton
        {...{ talent, relation, jobPost, inviting }}
        isTalentInSearch={person.openToWorkStatus !== 'NotSeeking'}
        tone={isCurrent ? 'primary' : 'default'}
        keys={isCurrent ? 'I' : undefined}
      />
    </>
  );
}
