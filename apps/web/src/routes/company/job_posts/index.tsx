import { IconPlus } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { SEARCH_SENTENCES } from '@talaash/domain/talent-search/words';
import { useState } from 'react';
import { useCompanyProfile } from '../../../features/company-profile/company-profile.ts';
import { JobPostEntry, JobPostList } from '../../../features/job-post/job-post-entry.tsx';
import { useDeleteJobPost, useJobPosts } from '../../../features/job-post/job-post.ts';
import { useCompanyId } from '../../../lib/session.ts';
import { announce } from '../../../ui/announce.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { PageHead } from '../../../ui/section.tsx';
import { useShortcut } from '../../../ui/shortcut.ts';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state.tsx';

export const Route = createFileRoute('/company/job_posts/')({
  staticData: { width: 'list' },
  component: JobPostsPage,
});

function JobPostsPage() {
  usePageTitle('Job Posts');
  const jobPosts = useJobPosts();
  const profile = useCompanyProfile(useCompanyId());
  const { remove } = useDeleteJobPost();
  const [deleting, setDeleting] = useState<string>();
  const navigate = Route.useNavigate();
  useShortcut('n', () => void navigate({ to: '/company/job_posts/create' }), { label: 'Create a job post' });

  const list = jobPosts.data?.list;
  const isEmpty = list?.length === 0;
  return (
    <>
      <PageHead
        title="Job Posts"
        note={list && list.length > 0 ? `${list.length} open` : undefined}
        actions={
          <ButtonLink
            to="/company/job_posts/create"
            tone={isEmpty ? 'default' : 'primary'}
            icon={<IconPlus aria-hidden />}
            keys="N"
          >
            Create New
          </ButtonLink>
        }
      />
      {content()}
    </>
  );

  function content() {
    if (jobPosts.isError && !list) {
      return (
        <ErrorState
          title="Your job posts did not load"
          retrying={jobPosts.isFetching}
          onRetry={() => void jobPosts.refetch()}
        />
      );
    }
    if (!list) return <RowsSkeleton rows={3} label="Loading job posts..." />;
    if (isEmpty) {
      return profile.data === null ? (
        <EmptyState
          title={SEARCH_SENTENCES.noJobPosts}
          action={
            <ButtonLink to="/company/profile" tone="primary" size="l">
              Create your company profile
            </ButtonLink>
          }
        >
          A job post tells people what they would work on, and lets you search, shortlist and invite for it.
          It needs your company profile first.
        </EmptyState>
      ) : (
        <EmptyState
          title={SEARCH_SENTENCES.noJobPosts}
          action={
            <ButtonLink to="/company/job_posts/create" tone="primary" size="l">
              Create your first job post
            </ButtonLink>
          }
        >
          A job post tells people what they would work on, and lets you search, shortlist and invite for it.
          Most take ten minutes to write.
        </EmptyState>
      );
    }
    return (
      <JobPostList hangs>
        {list.map((jobPost) => (
          <JobPostEntry
            level={2}
            key={jobPost.key.jobPostId}
            jobPost={jobPost}
            isDeleting={deleting === jobPost.key.jobPostId}
            onDelete={async () => {
              setDeleting(jobPost.key.jobPostId);
              if (await remove(jobPost)) announce(`${jobPost.title} deleted`);
              setDeleting(undefined);
            }}
          />
        ))}
      </JobPostList>
    );
  }
}
