import { createFileRoute } from '@tanstack/react-router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { TalentDashboardStats } from '@talaash/contract/talent-dashboard';
import { DASHBOARD_SENTENCES } from '@talaash/domain/dashboard/words';
import { PROFILE_COMPLETE_PERCENTAGE } from '@talaash/domain/talent-profile/completion';
import { visibilityRefusal } from '@talaash/domain/talent-profile/rule';
import { isFeedbackGiven, talentStatus } from '@talaash/domain/talent-profile/status';
import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import type { Talent } from '@talaash/domain/talent/schema';
import { InvitationRow } from '../../features/invitation/invitation-row.tsx';
import { ShareProfile } from '../../features/shared-profile/share-profile.tsx';
import { nextStep } from '../../features/talent/next-step.ts';
import { ProfileProgress } from '../../features/talent/profile-progress.tsx';
import { RequestHumanReview } from '../../features/talent/request-human-review.tsx';
import { ReviewStatus } from '../../features/talent/review-status.tsx';
import { SearchVisibility } from '../../features/talent/search-visibility.tsx';
import { talentQuery, useTalent } from '../../features/talent/talent.ts';
import { MarketPerformance } from '../../features/talent-dashboard/market-performance.tsx';
import { RecentActivity } from '../../features/talent-dashboard/recent-activity.tsx';
import {
  talentActivitiesQuery,
  talentStatsQuery,
  useTalentStats,
} from '../../features/talent-dashboard/talent-dashboard.ts';
import { MARKET_ANCHOR, TalentFigures } from '../../features/talent-dashboard/talent-figures.tsx';
import { WhyFound } from '../../features/talent-match/why-found.tsx';
import { ownTalentProfileQuery, useOwnTalentProfile } from '../../features/talent-profile/talent-profile.ts';
import { OpenThreadsNote } from '../../features/thread/open-threads-note.tsx';
import { threadsQuery } from '../../features/thread/thread.ts';
import { readFirst } from '../../lib/first-data.ts';
import { useGreeting } from '../../lib/greeting.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { NextStepRow } from '../../parts/next-step.tsx';
import { Link } from '../../ui/press/link.tsx';
import { BrowserOnly } from '../../ui/base/browser-only.ts';
import { ErrorBoundary } from '../../ui/base/error-boundary.tsx';
import { classNames } from '../../ui/base/class-names.ts';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { PageHead, Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import css from '../-dashboard.module.css';
import { whyFoundQuery } from '../../features/talent-match/talent-match.ts';
import { talentIdOf, useTalentId, useViewer } from '../../lib/session.ts';

// Below the first screen.
const NextMeetings = lazy(
  import.meta.env.SSR
    ? async () => ({ default: BrowserOnly })
    : async () => ({ default: (await import('../../features/meeting/next-meetings.tsx')).NextMeetings }),
);

export const Route = createFileRoute('/talent/dashboard')({
  loader: ({ context }) => {
    const talentId = talentIdOf(context);
    readFirst(
      talentStatsQuery,
      talentQuery(talentId),
      ownTalentProfileQuery(talentId),
      threadsQuery('talent'),
      whyFoundQuery,
      talentActivitiesQuery,
    );
  },
  component: TalentDashboard,
});

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

interface Own {
  talent: Talent | null;
  profile: TalentProfile | null;
  /** Undefined until they have loaded, or after a failure. */
  stats: TalentDashboardStats | undefined;
}

function Content() {
  const talentId = useTalentId();
  const talent = useTalent(talentId);
  const profile = useOwnTalentProfile(talentId);
  const stats = useTalentStats();
  const isWaiting = stats.data === undefined && !stats.isError;
  if (talent.data === undefined || profile.data === undefined || isWaiting) {
    return talent.isError || profile.isError ? (
      <QueryFailure title="Your profile did not load" queries={[talent, profile, stats]} />
    ) : (
      <TextSkeleton lines={6} label="Loading your dashboard" />
    );
  }
  // The rest of the page ignores a snapshot that is missing or incomplete.
  const withoutFigures = <QueryFailure title={DASHBOARD_SENTENCES.loadFailed} queries={[stats]} />;
  const own = { talent: talent.data, profile: profile.data, stats: stats.data?.stats };
  return (
    <>
      <Step {...own} />
      {own.stats ? (
        <ErrorBoundary key={stats.dataUpdatedAt} fallback={withoutFigures}>
          <TalentFigures stats={own.stats} />
        </ErrorBoundary>
      ) : (
        withoutFigures
      )}
      <div className={css['columns']}>
        <div className={classNames(css['main'], css['parts'])}>
          {own.stats ? (
            <Section title="Market performance" id={MARKET_ANCHOR}>
              <ErrorBoundary key={stats.dataUpdatedAt} fallback={withoutFigures}>
                <MarketPerformance stats={own.stats} />
              </ErrorBoundary>
            </Section>
          ) : null}
          <WhyFound />
        </div>
        <div className={css['side']}>
          <ProfileStatus {...own} />
          <Section title="Meetings" action={<Link to="/talent/meetings">All meetings</Link>}>
            <Suspense fallback={<TextSkeleton lines={2} label="Loading your meetings" />}>
              <NextMeetings side="talent" />
            </Suspense>
          </Section>
        </div>
        <Section title="Recent activity" className={css['activity']}>
          <RecentActivity />
        </Section>
      </div>
    </>
  );
}

/** The oldest open invitation, else the most useful next step. Screen readers hear of a change while the page is open. */
function Step({ talent, profile, stats }: Own) {
  const threads = useInfiniteQuery(threadsQuery('talent'));
  return (
    <div aria-live="polite">
      <InvitationRow oldest={stats?.oldestPendingInvitation ?? null} waiting={stats?.pendingInvitations ?? 0}>
        <NextStepRow step={nextStep({ talent, profile, threads: threads.data ?? [] })} />
      </InvitationRow>
    </div>
  );
}

/** The profile's completeness, review status and visibility. */
function ProfileStatus({ talent, profile, stats }: Own) {
  const status = talentStatus(talent, profile);
  const isFeedback = isFeedbackGiven(status);
  return (
    <>
      {stats ? (
        <ErrorBoundary key={JSON.stringify(stats)} fallback={null}>
          <Optimization stats={stats} />
        </ErrorBoundary>
      ) : null}
      <Section
        title="Review status"
        action={isFeedback ? <Link to="/talent/profile/edit">Edit Profile</Link> : undefined}
      >
        <div className={css['review']}>
          <ReviewStatus talent={talent} profile={profile} />
          {talent ? <RequestHumanReview talent={talent} /> : null}
        </div>
      </Section>
      {profile && visibilityRefusal(talent) === undefined ? (
        <Section title="Profile visibility">
          <SearchVisibility profile={profile} hiddenNote={<OpenThreadsNote />} />
        </Section>
      ) : null}
      {profile && status.isInSearch ? <ShareProfile talentId={profile.key.talentId} /> : null}
    </>
  );
}

function Optimization({ stats }: { stats: TalentDashboardStats }) {
  const isComplete = stats.profileCompletionPercentage >= PROFILE_COMPLETE_PERCENTAGE;
  return (
    <Section
      title="Profile optimization"
      action={
        <Link to={isComplete ? '/talent/profile' : '/talent/profile/edit'}>
          {isComplete ? 'View Profile' : 'Complete Profile'}
        </Link>
      }
    >
      <ProfileProgress stats={stats} />
    </Section>
  );
}
