import { createFileRoute } from '@tanstack/react-router';
import { companyProfileQuery, useCompanyProfile } from '../../../features/company-profile/company-profile.ts';
import { JobPostFeedback } from '../../../features/job-post/job-post-feedback.tsx';
import { SearchForPostLink, JobPostFigures } from '../../../features/job-post/job-post-figures.tsx';
import { JobPostView } from '../../../features/job-post/job-post-view.tsx';
import { jobPostCountsQuery, jobPostQuery, useJobPost } from '../../../features/job-post/job-post.ts';
import { ButtonLink, Link } from '../../../ui/press/link.tsx';
import { MarkdownView } from '../../../ui/show/markdown-view.tsx';
import { usePageTitle } from '../../../ui/base/page-title.ts';
import { PageHead } from '../../../ui/show/section.tsx';
import { useShortcut } from '../../../ui/key/shortcut.ts';
import { TextSkeleton } from '../../../ui/show/skeleton.tsx';
import css from '../-company-page.module.css';
import { MissingJobPost } from './-missing-job-post.tsx';
import { readFirst } from '../../../lib/first-data.ts';
import { companyIdOf, useCompanyId } from '../../../lib/session.ts';
import { JobPostTrail } from './-job-post-trail.tsx';

export const Route = createFileRoute('/company/job_posts/view/$jobPostId')({
  staticData: { width: 'list' },
  loader: ({ context, params: { jobPostId } }) =>
    readFirst(jobPostQuery(jobPostId), companyProfileQuery(companyIdOf(context)), jobPostCountsQuery),
  component: ViewJobPostPage,
});

function ViewJobPostPage() {
  const { jobPostId } = Route.useParams();
  const jobPost = useJobPost(jobPostId);
  const profile = useCompanyProfile(useCompanyId());
  const navigate = Route.useNavigate();
  usePageTitle(jobPost.data?.title ?? 'Job post');
  useShortcut('e', () => void navigate({ to: '/company/job_posts/edit/$jobPostId', params: { jobPostId } }), {
    label: 'Edit this job post',
    when: jobPost.data !== undefined,
  });

  return (
    <>
      <JobPostTrail page={jobPost.data?.title ?? 'View'} />
      {content()}
    </>
  );

  function content() {
    if (!jobPost.data) {
      return jobPost.isError ? (
        <MissingJobPost jobPostId={jobPostId} query={jobPost} />
      ) : (
        <TextSkeleton lines={8} />
      );
    }
    return (
      <>
        <PageHead
          title={jobPost.data.title}
          actions={
            <div className={css['buttons']}>
              <ButtonLink to="/company/job_posts/edit/$jobPostId" params={{ jobPostId }} keys="E">
                Edit
              </ButtonLink>
              <SearchForPostLink jobPost={jobPost.data} />
            </div>
          }
        />
        <div className={css['stack']}>
          <JobPostFeedback jobPost={jobPost.data} />
          <JobPostView
            jobPost={jobPost.data}
            companyOverview={companyOverview()}
            people={<JobPostFigures jobPost={jobPost.data} />}
          />
        </div>
      </>
    );
  }

  function companyOverview() {
    if (profile.isPending) return <TextSkeleton lines={3} />;
    if (profile.data?.companyOverview) return <MarkdownView text={profile.data.companyOverview} />;
    return (
      <p className={css['hint']}>
        Your company has no overview yet. <Link to="/company/profile">Write one</Link>
      </p>
    );
  }
}
