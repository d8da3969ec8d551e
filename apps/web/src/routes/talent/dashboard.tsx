import { THREAD_SENTENCES } from '@talaash/domain/thread/words';
import { createFileRoute } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { PROFILE_COMPLETE_PERCENTAGE, profileCompletion } from '@talaash/domain/talent-profile/completion';
import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import type { Talent } from '@talaash/domain/talent/schema';
import { nextStep } from '../../features/talent/next-step.ts';
import { ProfileProgress } from '../../features/talent/profile-progress.tsx';
import { ReviewStatus } from '../../features/talent/review-status.tsx';
import { SearchVisibility } from '../../features/talent/search-visibility.tsx';
import { useTalent } from '../../features/talent/talent.ts';
import { useOwnTalentProfile } from '../../features/talent-profile/talent-profile.ts';
import { LatestThreads } from '../../features/thread/latest-threads.tsx';
import { OpenThreadsNote } from '../../features/thread/open-threads-note.tsx';
import { threadsQuery } from '../../features/thread/thread.ts';
import { useGreeting } from '../../lib/greeting.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { useTalentId, useViewer } from '../../lib/session.ts';
import { NextStepRow } from '../../parts/next-step.tsx';
import { Link } from '../../ui/press/link.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { PageHead, Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import css from '../-dashboard.module.css';

export const Route = createFileRoute('/talent/dashboard')({ component: TalentDashboard });

/** How many of the latest conversations are shown. */
const THREADS_SHOWN = 5;

function TalentDashboard() {
  const viewer = useViewer();
  const title = useGreeting(viewer);
  usePageTitle('Dashboard');
  return (
    <>
      <PageHead title={title} subtitle="Track your opportunities, manage invitations, and grow your career" />
      <Content />
    </>
  );
}

function Content() {
  const talentId = useTalentId();
  const talent = useTalent(talentId);
  const profile = useOwnTalentProfile(talentId);
  const threads = useQuery(threadsQuery('talent'));
  if (talent.data === undefined || profile.data === undefined) {
    return talent.isError || profile.isError ? (
      <QueryFailure title="Your dashboard did not load" queries={[talent, profile]} />
    ) : (
      <TextSkeleton lines={6} label="Loading your dashboard" />
    );
  }
  const own = { talent: talent.data, profile: profile.data };
  return (
    <>
      <NextStepRow step={nextStep({ ...own, threads: threads.data ?? [] })} />
      <div className={css['columns']}>
        <div className={css['main']}>
          <Section title="Conversations" action={<Link to="/talent/messages">All messages</Link>}>
            <LatestThreads
              side="talent"
              path="/talent/messages"
              shown={THREADS_SHOWN}
              empty={`${THREAD_SENTENCES.none}. Companies that invite you appear here.`}
            />
          </Section>
        </div>
        <div className={css['side']}>
          <ProfileStatus {...own} />
        </div>
      </div>
    </>
  );
}

/** How complete the profile is, its review and its visibility. */
function ProfileStatus({ talent, profile }: { talent: Talent | null; profile: TalentProfile | null }) {
  const isComplete = profileCompletion(profile ?? {}).percentage >= PROFILE_COMPLETE_PERCENTAGE;
  return (
    <>
      <Section
        title="Profile optimization"
        action={
          <Link to={isComplete ? '/talent/profile' : '/talent/profile/edit'}>
            {isComplete ? 'View Profile' : 'Complete Profile'}
          </Link>
        }
      >
        <ProfileProgress profile={profile} />
      </Section>
      <Section title="Review status">
        <ReviewStatus talent={talent} profile={profile} />
      </Section>
      <Section title="Profile visibility">
        <SearchVisibility talent={talent} profile={profile} hiddenNote={<OpenThreadsNote />} />
      </Section>
    </>
  );
}
