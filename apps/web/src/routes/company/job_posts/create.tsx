import { createFileRoute } from '@tanstack/react-router';
import { companyProfileQuery, useCompanyProfile } from '../../../features/company-profile/company-profile.ts';
import { JobPostForm } from '../../../features/job-post/job-post-form.tsx';
import { readFirst } from '../../../lib/first-data.ts';
import { QueryFailure } from '../../../lib/query-failure.tsx';
import { RoleLock } from '../../../parts/role-lock.tsx';
import { usePageTitle } from '../../../ui/base/page-title.ts';
import { PageHead } from '../../../ui/show/section.tsx';
import { TextSkeleton } from '../../../ui/show/skeleton.tsx';
import { NeedsProfile } from './-needs-profile.tsx';
import { companyIdOf, useCompanyId } from '../../../lib/session.ts';
import { JobPostTrail } from './-job-post-trail.tsx';

export const Route = createFileRoute('/company/job_posts/create')({
  staticData: { width: 'list' },
  loader: ({ context }) => readFirst(companyProfileQuery(companyIdOf(context))),
  component: CreateJobPostPage,
});

function CreateJobPostPage() {
  usePageTitle('Create Job Post');
  const profile = useCompanyProfile(useCompanyId());
  const navigate = Route.useNavigate();
  return (
    <>
      <JobPostTrail page="Create" />
      <PageHead
        title="Create Job Post"
        subtitle="We review it when you save it. This usually takes a moment."
      />
      {content()}
    </>
  );

  function content() {
    if (profile.isError) {
      return <QueryFailure title="Your company profile did not load" queries={[profile]} />;
    }
    if (profile.isPending) return <TextSkeleton lines={6} />;
    if (profile.data === null) return <NeedsProfile />;
    return (
      <RoleLock needs="recruit">
        <JobPostForm
          onSaved={async ({ key: { jobPostId } }, reviewStatus) => {
            // A job post that fails its review is saved too. The editor then edits it, so that it is not created twice.
            const to =
              reviewStatus === 'fail'
                ? '/company/job_posts/edit/$jobPostId'
                : '/company/job_posts/view/$jobPostId';
            await navigate({ to, params: { jobPostId }, replace: true });
          }}
        />
      </RoleLock>
    );
  }
}
