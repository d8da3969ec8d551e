import { LOADING_SENTENCES } from '@talaash/domain/base/words';
import type { JobPost } from '@talaash/domain/job-post/schema';
import { JOB_POST_SENTENCES } from '@talaash/domain/job-post/words';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { ButtonLink } from '../../ui/press/link.tsx';
import { RowsSkeleton } from '../../ui/show/skeleton.tsx';
import { EmptyState } from '../../ui/show/state.tsx';
import { JobPostEntry, JobPostList } from './job-post-entry.tsx';
import { useDeleteJobPost, useJobPosts } from './job-post.ts';

/** All job posts of the company, or a link to write the first. */
export function JobPostsSection({ isProfileMissing }: { isProfileMissing: boolean }) {
  const jobPosts = useJobPosts();
  if (!jobPosts.data) {
    return jobPosts.isError ? (
      <QueryFailure
        title="Your job posts did not load"
        queries={[jobPosts]}
        loading={LOADING_SENTENCES.jobPosts}
      />
    ) : (
      <RowsSkeleton rows={3} text={LOADING_SENTENCES.jobPosts} />
    );
  }
  if (jobPosts.data.list.length === 0) return <NoJobPosts isProfileMissing={isProfileMissing} />;
  return (
    <JobPostList hangs>
      {jobPosts.data.list.map((jobPost) => (
        <OwnJobPost key={jobPost.key.jobPostId} jobPost={jobPost} />
      ))}
    </JobPostList>
  );
}

function NoJobPosts({ isProfileMissing }: { isProfileMissing: boolean }) {
  return (
    <EmptyState
      title={JOB_POST_SENTENCES.none}
      action={
        <ButtonLink
          to={isProfileMissing ? '/company/profile' : '/company/job_posts/create'}
          tone="primary"
          size="l"
        >
          {isProfileMissing ? 'Create your company profile' : 'Create your first job post'}
        </ButtonLink>
      }
    >
      A job post tells people what they would work on, and lets you search, shortlist and invite for it.{' '}
      {isProfileMissing ? 'It needs your company profile first.' : 'Most take ten minutes to write.'}
    </EmptyState>
  );
}

function OwnJobPost({ jobPost }: { jobPost: JobPost }) {
  const { remove, isDeleting } = useDeleteJobPost();
  return <JobPostEntry jobPost={jobPost} isDeleting={isDeleting} onDelete={() => void remove(jobPost)} />;
}
