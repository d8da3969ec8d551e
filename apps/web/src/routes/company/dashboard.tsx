import { THREAD_SENTENCES } from '@talaash/domain/thread/words';
import { IconMessage, IconPlus, IconSearch } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { AccountStatus } from '../../features/company/account-status.tsx';
import { useCompany } from '../../features/company/company.ts';
import { nextStep } from '../../features/company/next-step.ts';
import { useCompanyProfile } from '../../features/company-profile/company-profile.ts';
import { useJobPosts } from '../../features/job-post/job-post.ts';
import { LatestJobPosts } from '../../features/job-post/latest-job-posts.tsx';
import { PlanCard } from '../../features/subscription/plan-card.tsx';
import { LatestThreads } from '../../features/thread/latest-threads.tsx';
import { useGreeting } from '../../lib/greeting.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { useCompanyId, useViewer } from '../../lib/session.ts';
import { NextStepRow } from '../../parts/next-step.tsx';
import { ButtonLink, Link } from '../../ui/press/link.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { PageHead, Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import css from '../-dashboard.module.css';

export const Route = createFileRoute('/company/dashboard')({ component: CompanyDashboard });

/** How many of the latest job posts and conversations are shown. */
const SHOWN = 3;

function CompanyDashboard() {
  const viewer = useViewer();
  const title = useGreeting(viewer);
  usePageTitle('Dashboard');
  return (
    <>
      <PageHead title={title} />
      <CompanyStep />
      <div className={css['columns']}>
        <div className={css['main']}>
          <Section title="Job posts" action={<Link to="/company/job_posts">All job posts</Link>}>
            <LatestJobPosts shown={SHOWN} />
          </Section>
          <Section title="Conversations" action={<Link to="/company/messages">All messages</Link>}>
            <LatestThreads
              side="company"
              path="/company/messages"
              shown={SHOWN}
              empty={`${THREAD_SENTENCES.none}. Each invitation that you send opens one.`}
            />
          </Section>
        </div>
        <div className={css['side']}>
          <Section title="Quick actions">
            <QuickActions />
          </Section>
          <CompanyStatus />
        </div>
      </div>
    </>
  );
}

/** The most useful next step of the company. */
function CompanyStep() {
  const { unreadThreadsCount } = useViewer();
  const companyId = useCompanyId();
  const company = useCompany(companyId);
  const profile = useCompanyProfile(companyId);
  const jobPosts = useJobPosts();
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
  });
  return <NextStepRow step={step} />;
}

function QuickActions() {
  return (
    <div className={css['actions']}>
      <ButtonLink to="/company/job_posts/create" icon={<IconPlus aria-hidden />}>
        Create Job Post
      </ButtonLink>
      <ButtonLink to="/company/search" icon={<IconSearch aria-hidden />}>
        Search Talent
      </ButtonLink>
      <ButtonLink to="/company/messages" icon={<IconMessage aria-hidden />}>
        View Messages
      </ButtonLink>
    </div>
  );
}

/** The review state and the plan of the company. */
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
