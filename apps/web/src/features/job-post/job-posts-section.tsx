import type { JobPost } from '@talaash/domain/job-post/schema';
import { JOB_POST_SENTENCES } from '@talaash/domain/job-post/words';
import { useLackOf } from '../../lib/lack.ts';
import { ButtonLink } from '../../ui/press/link.tsx';
import { EmptyState } from '../../ui/show/state.tsx';
import { JobPostEntry, JobPostList } from './job-post-entry.tsx';
import { JobPostsToCome } from './job-posts-to-come.tsx';
import { useDeleteJobPost, useJobPosts } from './job-post.ts';

/** All job posts of the company, or a link to write the first one. */
export function JobPostsSection({ isProfileMissing }: { isProfileMissing: boolean }) {
  const jobPosts = useJobPosts();
  if (!jobPosts.data) return <JobPostsToCome query={jobPosts} rows={3} />;
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
  const lack = useLackOf('recruit');
  if (lack !== undefined) return <EmptyState title={JOB_POST_SENTENCES.none}>{lack}</EmptyState>;
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
      A job post tells people what they will work on. You search, shortlist and invite for it.{' '}
      {isProfileMissing ? 'Create your company profile first.' : 'It takes about ten minutes.'}
    </EmptyState>
  );
}

function OwnJobPost({ jobPost }: { jobPost: JobPost }) {
  const { remove, isDeleting } = useDeleteJobPost();
  return <JobPostEntry jobPost={jobPost} isDeleting={isDeleting} onDelete={() => void remove(jobPost)} />;
}
