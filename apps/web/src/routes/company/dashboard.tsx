import { isConversationOver } from '@talaash/domain/thread/rule';
import { JOB_POSTS_SHOWN } from '@talaash/domain/company-dashboard/limit';
import { PLOTTED_WEEKS_MIN } from '@talaash/domain/dashboard/limit';
import { DASHBOARD_SENTENCES } from '@talaash/domain/dashboard/words';
import { IconMessage } from '../../ui/icon/message.ts';
import { IconPlus } from '../../ui/icon/plus.ts';
import { IconSearch } from '../../ui/icon/search.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { AccountStatus } from '../../features/company/account-status.tsx';
import { companyQuery, useCompany } from '../../features/company/company.ts';
import { FirstSteps } from '../../features/company/first-steps.tsx';
import { nextStep } from '../../features/company/next-step.ts';
import {
  companyActivitiesQuery,
  companyStatsQuery,
  useCompanyStats,
} from '../../features/company-dashboard/company-dashboard.ts';
import { CompanyFigures } from '../../features/company-dashboard/company-figures.tsx';
import { InvitationPerformance } from '../../features/company-dashboard/invitation-performance.tsx';
import { RecentActivity } from '../../features/company-dashboard/recent-activity.tsx';
import { companyProfileQuery, useCompanyProfile } from '../../features/company-profile/company-profile.ts';
import { jobPostsQuery, useJobPosts } from '../../features/job-post/job-post.ts';
import { LatestJobPosts } from '../../features/job-post/latest-job-posts.tsx';
import { PlanCard } from '../../features/subscription/plan-card.tsx';
import { subscriptionQuery } from '../../features/subscription/subscription.ts';
import { threadsQuery } from '../../features/thread/thread.ts';
import { readFirst } from '../../lib/first-data.ts';
import { useGreeting } from '../../lib/greeting.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { NextStepRow } from '../../parts/next-step.tsx';
import { ButtonLink, Link } from '../../ui/press/link.tsx';
import { classNames } from '../../ui/base/class-names.ts';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { BrowserOnly } from '../../ui/base/browser-only.ts';
import { PageHead, Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import css from '../-dashboard.module.css';
import { useFirstSteps } from './-first-steps.tsx';
import { useMay } from '../../lib/permission.ts';
import { companyIdOf, useCompanyId, useViewer } from '../../lib/session.ts';

// Below the first screen. Its styles load with its program: what a server rendered would be as wide as its tables until then.
const JoiningFunnel = lazy(
  import.meta.env.SSR
    ? async () => ({ default: BrowserOnly })
    : async () => ({
        default: (await import('../../features/joining-record/joining-funnel.tsx')).JoiningFunnel,
      }),
);

const NextMeetings = lazy(
  import.meta.env.SSR
    ? async () => ({ default: BrowserOnly })
    : async () => ({ default: (await import('../../features/meeting/next-meetings.tsx')).NextMeetings }),
);

export const Route = createFileRoute('/company/dashboard')({
  loader: ({ context }) => {
    const companyId = companyIdOf(context);
    readFirst(
      companyStatsQuery,
      jobPostsQuery,
      companyQuery(companyId),
      companyProfileQuery(companyId),
      threadsQuery('company'),
      companyActivitiesQuery,
      subscriptionQuery,
    );
  },
  component: CompanyDashboard,
});

function CompanyDashboard() {
  const viewer = useViewer();
  const title = useGreeting(viewer);
  usePageTitle('Dashboard');
  return (
    <>
      <PageHead title={title} actions={<QuickActions />} />
      <div aria-live="polite">
        <CompanyStep />
      </div>
      <Figures />
      <div className={css['columns']}>
        <div className={classNames(css['main'], css['parts'])}>
          <Performance />
          <Suspense fallback={<TextSkeleton lines={5} label="Loading the funnel" />}>
            <JoiningFunnel />
          </Suspense>
          <Section title="Job posts" action={<Link to="/company/job_posts">All job posts</Link>}>
            <LatestJobPosts shown={JOB_POSTS_SHOWN} />
          </Section>
        </div>
        <div className={css['side']}>
          <CompanyStatus />
          <Section title="Meetings" action={<Link to="/company/meetings">All meetings</Link>}>
            <Suspense fallback={<TextSkeleton lines={2} label="Loading your meetings" />}>
              <NextMeetings side="company" />
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

function QuickActions() {
  const mayRecruit = useMay('recruit');
  return (
    <div className={css['actions']}>
      {mayRecruit ? (
        <ButtonLink to="/company/job_posts/create" icon={<IconPlus aria-hidden />}>
          Create Job Post
        </ButtonLink>
      ) : null}
      <ButtonLink to="/company/search" icon={<IconSearch aria-hidden />}>
        Search Talent
      </ButtonLink>
      <ButtonLink to="/company/messages" icon={<IconMessage aria-hidden />}>
        View Messages
      </ButtonLink>
    </div>
  );
}

/** The most useful next step for the company. */
function CompanyStep() {
  const { unreadThreadsCount } = useViewer();
  const companyId = useCompanyId();
  const company = useCompany(companyId);
  const profile = useCompanyProfile(companyId);
  const jobPosts = useJobPosts();
  const threads = useInfiniteQuery(threadsQuery('company'));
  const first = useFirstSteps();
  if (company.isError || profile.isError) {
    return <QueryFailure title="Your company did not load" queries={[company, profile]} />;
  }
  if (!company.data || profile.data === undefined || !jobPosts.data) {
    return jobPosts.isError ? null : <TextSkeleton lines={2} label="Loading your dashboard" />;
  }
  const step = nextStep({
    company: company.data,
    hasProfile: profile.data !== null,
    jobPosts: jobPosts.data.list,
    unreadThreadsCount,
    unread: (threads.data ?? [])
      .filter(({ isUnread }) => isUnread)
      .map(({ name, thread }) => ({
        name,
        threadId: thread.key.threadId,
        isOver: isConversationOver(thread),
      })),
  });
  return (
    <>
      {first.some(({ to, state }) => state === 'open' && to === step.to) ? null : <NextStepRow step={step} />}
      <FirstSteps steps={first} />
    </>
  );
}

function Figures() {
  const stats = useCompanyStats();
  if (stats.data) return <CompanyFigures stats={stats.data.stats} />;
  return stats.isError ? (
    <QueryFailure title={DASHBOARD_SENTENCES.loadFailed} queries={[stats]} />
  ) : (
    <TextSkeleton lines={3} label="Loading your figures" />
  );
}

/** Renders nothing after a failure: the figures above report it. */
function Performance() {
  const { data, isError } = useCompanyStats();
  const weeks = data?.stats.invitationsPerWeek.length ?? 0;
  if (isError && !data) return null;
  return (
    <Section
      title="Invitation performance"
      note={weeks < PLOTTED_WEEKS_MIN ? undefined : `${weeks} weeks`}
      action={<Link to="/company/messages">Invitations</Link>}
    >
      {data ? (
        <InvitationPerformance stats={data.stats} />
      ) : (
        <TextSkeleton lines={5} label="Loading invitation performance" />
      )}
    </Section>
  );
}

/** The company's review status and plan. */
function CompanyStatus() {
  const companyId = useCompanyId();
  const { data: company } = useCompany(companyId);
  const { data: profile } = useCompanyProfile(companyId);
  return (
    <>
      <Section title="Account status">
        {company && profile !== undefined ? (
          <AccountStatus company={company} hasProfile={profile !== null} />
        ) : (
          <TextSkeleton lines={2} />
        )}
      </Section>
      <Section title="Subscription">
        <PlanCard />
      </Section>
    </>
  );
}
