import { createFileRoute } from '@tanstack/react-router';
import { companyProfileQuery, useCompanyProfile } from '../../../features/company-profile/company-profile.ts';
import { JobPostFeedback } from '../../../features/job-post/job-post-feedback.tsx';
import { SearchForPostLink, JobPostFigures } from '../../../features/job-post/job-post-figures.tsx';
import { JobPostOpenness } from '../../../features/job-post/job-post-openness.tsx';
import { JobPostView } from '../../../features/job-post/job-post-view.tsx';
import { jobPostCountsQuery, jobPostQuery, useJobPost } from '../../../features/job-post/job-post.ts';
import { AnswerRateFact } from '../../../parts/answer-rate.tsx';
import { VerifiedDomainMark } from '../../../parts/company-verification.tsx';
import { ButtonLink, Link } from '../../../ui/press/link.tsx';
import { MarkdownView } from '../../../ui/show/markdown-view.tsx';
import { usePageTitle } from '../../../ui/base/page-title.ts';
import { PageHead } from '../../../ui/show/section.tsx';
import { useShortcut } from '../../../ui/key/shortcut.ts';
import { TextSkeleton } from '../../../ui/show/skeleton.tsx';
import css from '../-company-page.module.css';
import { MissingJobPost } from './-missing-job-post.tsx';
import { readFirst } from '../../../lib/first-data.ts';
import { useMay } from '../../../lib/permission.ts';
import { companyIdOf, useCompanyId } from '../../../lib/session.ts';
import { JobPostTabs } from './-job-post-tabs.tsx';
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
  const mayRecruit = useMay('recruit');
  usePageTitle(jobPost.data?.title ?? 'Job post');
  useShortcut('e', () => void navigate({ to: '/company/job_posts/edit/$jobPostId', params: { jobPostId } }), {
    label: 'Edit this job post',
    when: jobPost.data !== undefined && mayRecruit,
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
              {mayRecruit ? (
                <ButtonLink to="/company/job_posts/edit/$jobPostId" params={{ jobPostId }} keys="E">
                  Edit
                </ButtonLink>
              ) : null}
              <SearchForPostLink jobPost={jobPost.data} />
            </div>
          }
        />
        <JobPostTabs jobPostId={jobPostId} />
        <div className={css['stack']}>
          <JobPostFeedback jobPost={jobPost.data} />
          <JobPostView
            jobPost={jobPost.data}
            companyOverview={companyOverview()}
            mark={<VerifiedDomainMark companyId={jobPost.data.companyId} />}
            answers={<AnswerRateFact side="company" id={jobPost.data.companyId} />}
            people={<JobPostFigures jobPost={jobPost.data} />}
            openness={<JobPostOpenness jobPost={jobPost.data} canClose={mayRecruit} />}
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
