import { IconMessage, IconPlus, IconSearch } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { AccountStatus } from '../../features/company/account-status.tsx';
import { useCompany } from '../../features/company/company.ts';
import { useCompanyProfile } from '../../features/company-profile/company-profile.ts';
import { JobPostEntry, JobPostList } from '../../features/job-post/job-post-entry.tsx';
import { useJobPosts } from '../../features/job-post/job-post.ts';
import { PlanCard } from '../../features/subscription/plan-card.tsx';
import { LatestThreads } from '../../features/thread/latest-threads.tsx';
import { useGreeting } from '../../lib/greeting.ts';
import { useCompanyId, useViewer } from '../../lib/session.ts';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { PageHead, Section } from '../../ui/section.tsx';
import { RowsSkeleton, TextSkeleton } from '../../ui/skeleton.tsx';
import { ErrorState, NoticeRow } from '../../ui/state.tsx';
import css from '../-dashboard.module.css';
import { nextStep } from './-next-step.ts';

export const Route = createFileRoute('/company/dashboard')({ component: CompanyDashboard });

/** How many of the latest job posts are shown. */
const jobPostsShown = 3;
/** And of the latest conversations. */
const threadsShown = 3;

function CompanyDashboard() {
  const viewer = useViewer();
  const companyId = useCompanyId();
  const company = useCompany(companyId);
  const profile = useCompanyProfile(companyId);
  const jobPosts = useJobPosts();
  const title = useGreeting(viewer);
  usePageTitle('Dashboard', viewer.unreadThreadsCount);

  return (
    <>
      <PageHead title={title} />
      {step()}
      <div className={css['columns']}>
        <div className={css['main']}>
          <Section title="Job posts" action={<Link to="/company/job_posts">All job posts</Link>}>
            {latestJobPosts()}
          </Section>
          <Section title="Conversations" action={<Link to="/company/messages">All messages</Link>}>
            <LatestThreads
              side="company"
              path="/company/messages"
              shown={threadsShown}
              empty="No conversations yet. Each invitation that you send opens one."
            />
          </Section>
        </div>
        <div className={css['side']}>
          <Section title="Quick actions">
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
          </Section>
          <Section title="Account status">
            {company.data && profile.data !== undefined ? (
              <AccountStatus company={company.data} hasProfile={profile.data !== null} />
            ) : (
              <TextSkeleton lines={2} />
            )}
          </Section>
          <Section title="Subscription">
            {company.data ? (
              <PlanCard hasPremiumAccess={company.data.hasPremiumAccess} />
            ) : (
              <TextSkeleton lines={3} />
            )}
          </Section>
        </div>
      </div>
    </>
  );

  function step() {
    if (company.isError || profile.isError) {
      return (
        <ErrorState
          title="Your company did not load"
          retrying={company.isFetching || profile.isFetching}
          onRetry={() => {
            void company.refetch();
            void profile.refetch();
          }}
        />
      );
    }
    if (!company.data || profile.data === undefined || !jobPosts.data) {
      return jobPosts.isError ? null : <TextSkeleton lines={2} label="Loading your dashboard" />;
    }
    const { title, text, label, to } = nextStep({
      company: company.data,
      hasProfile: profile.data !== null,
      jobPosts: jobPosts.data.list,
      unreadThreadsCount: viewer.unreadThreadsCount,
    });
    return (
      <NoticeRow
        title={title}
        actions={
          <ButtonLink to={to as never} tone="primary">
            {label}
          </ButtonLink>
        }
      >
        {text}
      </NoticeRow>
    );
  }

  function latestJobPosts() {
    if (jobPosts.isError && !jobPosts.data) {
      return (
        <ErrorState
          title="Your job posts did not load"
          retrying={jobPosts.isFetching}
          onRetry={() => void jobPosts.refetch()}
        />
      );
    }
    if (!jobPosts.data) return <RowsSkeleton rows={jobPostsShown} label="Loading job posts..." />;
    if (jobPosts.data.list.length === 0) {
      return <p className={css['hint']}>No job posts yet. What you post shows here, the latest first.</p>;
    }
    return (
      <JobPostList>
        {jobPosts.data.list.slice(0, jobPostsShown).map((jobPost) => (
          <JobPostEntry key={jobPost.key.jobPostId} level={3} jobPost={jobPost} />
        ))}
      </JobPostList>
    );
  }
}
