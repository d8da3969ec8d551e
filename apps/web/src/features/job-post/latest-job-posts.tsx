import type { JobPost } from '@talaash/domain/job-post/schema';
import { JobPostEntry, JobPostList } from './job-post-entry.tsx';
import { JobPostsToCome } from './job-posts-to-come.tsx';
import css from './job-post.module.css';
import { useJobPostCounts, useJobPosts } from './job-post.ts';
import { jobPostStep } from './next-step.ts';

/** The latest job posts, each with its next step. */
export function LatestJobPosts({ shown }: { shown: number }) {
  const jobPosts = useJobPosts();
  if (!jobPosts.data) return <JobPostsToCome query={jobPosts} rows={shown} />;
  const { list } = jobPosts.data;
  if (list.length === 0) {
    return <p className={css['hint']}>No job posts yet. Your latest posts appear here.</p>;
  }
  return (
    <JobPostList>
      {list.slice(0, shown).map((jobPost) => (
        <Latest key={jobPost.key.jobPostId} jobPost={jobPost} />
      ))}
    </JobPostList>
  );
}

function Latest({ jobPost }: { jobPost: JobPost }) {
  const { data: counts } = useJobPostCounts(jobPost.key.jobPostId);
  return <JobPostEntry jobPost={jobPost} step={jobPostStep(jobPost, counts)} />;
}
