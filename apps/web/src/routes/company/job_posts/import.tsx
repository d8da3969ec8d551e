import { JOB_POST_IMPORT_SENTENCES } from '@talaash/domain/job-post/import-words';
import { createFileRoute } from '@tanstack/react-router';
import { companyProfileQuery, useCompanyProfile } from '../../../features/company-profile/company-profile.ts';
import { JobPostImport } from '../../../features/job-post/job-post-import.tsx';
import { readFirst } from '../../../lib/first-data.ts';
import { QueryFailure } from '../../../lib/query-failure.tsx';
import { companyIdOf, useCompanyId } from '../../../lib/session.ts';
import { RoleLock } from '../../../parts/role-lock.tsx';
import { usePageTitle } from '../../../ui/base/page-title.ts';
import { PageHead } from '../../../ui/show/section.tsx';
import { TextSkeleton } from '../../../ui/show/skeleton.tsx';
import { JobPostTrail } from './-job-post-trail.tsx';
import { NeedsProfile } from './-needs-profile.tsx';

export const Route = createFileRoute('/company/job_posts/import')({
  staticData: { width: 'list' },
  loader: ({ context }) => readFirst(companyProfileQuery(companyIdOf(context))),
  component: ImportJobPostsPage,
});

function ImportJobPostsPage() {
  usePageTitle('Import Job Posts');
  const profile = useCompanyProfile(useCompanyId());
  const navigate = Route.useNavigate();
  return (
    <>
      <JobPostTrail page="Import" />
      <PageHead title="Import Job Posts" subtitle={JOB_POST_IMPORT_SENTENCES.subtitle} />
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
        <JobPostImport onImported={() => navigate({ to: '/company/job_posts' })} />
      </RoleLock>
    );
  }
}
