import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PROFILE_COMPLETE_PERCENTAGE, profileCompletion } from '@talaash/domain/talent-profile/completion';
import { ProfileProgress } from '../../features/talent/profile-progress.tsx';
import { ReviewStatus } from '../../features/talent/review-status.tsx';
import { SearchVisibility } from '../../features/talent/search-visibility.tsx';
import { useTalent } from '../../features/talent/talent.ts';
import { useOwnTalentProfile } from '../../features/talent-profile/talent-profile.ts';
import { LatestThreads } from '../../features/thread/latest-threads.tsx';
import { threadsQuery } from '../../features/thread/thread.ts';
import { useGreeting } from '../../lib/greeting.ts';
import { useTalentId, useViewer } from '../../lib/session.ts';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { PageHead, Section } from '../../ui/section.tsx';
import { TextSkeleton } from '../../ui/skeleton.tsx';
import { ErrorState, NoticeRow } from '../../ui/state.tsx';
import css from '../-dashboard.module.css';
import { nextStep } from './-next-step.ts';

export const Route = createFileRoute('/talent/dashboard')({ component: TalentDashboard });

/** How many of the latest conversations are shown. */
const threadsShown = 5;

function TalentDashboard() {
  const viewer = useViewer();
  const talentId = useTalentId();
  const talent = useTalent(talentId);
  const profile = useOwnTalentProfile(talentId);
  const threads = useQuery(threadsQuery('talent', ''));
  const title = useGreeting(viewer);
  usePageTitle('Dashboard', viewer.unreadThreadsCount);

  return (
    <>
      <PageHead title={title} subtitle="Track your opportunities, manage invitations, and grow your career" />
      {content()}
    </>
  );

  function content() {
    if (talent.data === undefined || profile.data === undefined) {
      return talent.isError || profile.isError ? (
        <ErrorState
          title="Your dashboard did not load"
          retrying={talent.isFetching || profile.isFetching}
          onRetry={() => {
            void talent.refetch();
            void profile.refetch();
          }}
        />
      ) : (
        <TextSkeleton lines={6} label="Loading your dashboard" />
      );
    }
    const facts = {
      talent: talent.data,
      profile: profile.data,
      threads: threads.data ?? [],
    };
    const step = nextStep(facts);
    const isComplete = profileCompletion(facts.profile ?? {}).percentage >= PROFILE_COMPLETE_PERCENTAGE;
    return (
      <>
        <NoticeRow
          title={step.title}
          actions={
            <ButtonLink to={step.to} search={step.thread ? { thread: step.thread } : {}} tone="primary">
              {step.label}
            </ButtonLink>
          }
        >
          {step.text}
        </NoticeRow>
        <div className={css['columns']}>
          <div className={css['main']}>
            <Section title="Conversations" action={<Link to="/talent/messages">All messages</Link>}>
              <LatestThreads
                side="talent"
                path="/talent/messages"
                shown={threadsShown}
                empty="No conversations yet. Companies that invite you show here."
              />
            </Section>
          </div>
          <div className={css['side']}>
            <Section
              title="Profile optimization"
              action={
                <Link to={isComplete ? '/talent/profile' : '/talent/profile/edit'}>
                  {isComplete ? 'View Profile' : 'Complete Profile'}
                </Link>
              }
            >
              <ProfileProgress profile={facts.profile} />
            </Section>
            <Section title="Review status">
              <ReviewStatus talent={facts.talent} hasProfile={facts.profile !== null} />
            </Section>
            <Section title="Profile visibility">
              <SearchVisibility talent={facts.talent} profile={facts.profile} />
            </Section>
          </div>
        </div>
      </>
    );
  }
}
