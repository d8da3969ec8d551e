import { createFileRoute } from '@tanstack/react-router';
import { JobPostFeedback } from '../../../features/job-post/job-post-feedback.tsx';
import { JobPostForm } from '../../../features/job-post/job-post-form.tsx';
import { jobPostQuery, useJobPost } from '../../../features/job-post/job-post.ts';
import { readFirst } from '../../../lib/first-data.ts';
import { RoleLock } from '../../../parts/role-lock.tsx';
import { usePageTitle } from '../../../ui/base/page-title.ts';
import { PageHead } from '../../../ui/show/section.tsx';
import { TextSkeleton } from '../../../ui/show/skeleton.tsx';
import css from '../-company-page.module.css';
import { MissingJobPost } from './-missing-job-post.tsx';
import { JobPostTrail } from './-job-post-trail.tsx';

export const Route = createFileRoute('/company/job_posts/edit/$jobPostId')({
  staticData: { width: 'list' },
  loader: ({ params: { jobPostId } }) => readFirst(jobPostQuery(jobPostId)),
  component: EditJobPostPage,
});

function EditJobPostPage() {
  usePageTitle('Edit Job Post');
  const { jobPostId } = Route.useParams();
  const jobPost = useJobPost(jobPostId);
  const navigate = Route.useNavigate();
  return (
    <>
      <JobPostTrail page={jobPost.data?.title ?? 'Edit'} />
      <PageHead title="Edit Job Post" subtitle="We review it again when you save it." />
      {content()}
    </>
  );

  function content() {
    if (!jobPost.data) {
      return jobPost.isError ? (
        <MissingJobPost jobPostId={jobPostId} query={jobPost} />
      ) : (
        <TextSkeleton lines={6} />
      );
    }
    return (
      <div className={css['stack']}>
        <JobPostFeedback jobPost={jobPost.data} />
        <RoleLock needs="recruit">
          <JobPostForm
            key={jobPostId}
            jobPost={jobPost.data}
            onSaved={async (_saved, reviewStatus) => {
              if (reviewStatus === 'fail') scrollTo({ top: 0 });
              else await navigate({ to: '/company/job_posts/view/$jobPostId', params: { jobPostId } });
            }}
          />
        </RoleLock>
      </div>
    );
  }
}
