import { PageTabs } from '../../../ui/press/page-tabs.tsx';

/** The pages of a job post: itself, and its people. */
export const JobPostTabs = ({ jobPostId }: { jobPostId: string }) => (
  <PageTabs
    label="Pages of this job post"
    tabs={[
      { to: `/company/job_posts/view/${jobPostId}`, label: 'Post' },
      { to: `/company/job_posts/board/${jobPostId}`, label: 'Board' },
      { to: `/company/job_posts/table/${jobPostId}`, label: 'Table' },
    ]}
  />
);
