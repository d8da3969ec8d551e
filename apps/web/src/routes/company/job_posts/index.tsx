import { opennessOf } from '@talaash/domain/job-post/openness';
import { IconPlus } from '../../../ui/icon/plus.ts';
import { IconUpload } from '../../../ui/icon/upload.ts';
import { createFileRoute } from '@tanstack/react-router';
import { companyProfileQuery, useCompanyProfile } from '../../../features/company-profile/company-profile.ts';
import { jobPostsQuery, useJobPosts } from '../../../features/job-post/job-post.ts';
import { JobPostsSection } from '../../../features/job-post/job-posts-section.tsx';
import { ButtonLink } from '../../../ui/press/link.tsx';
import { usePageTitle } from '../../../ui/base/page-title.ts';
import { PageHead } from '../../../ui/show/section.tsx';
import { useShortcut } from '../../../ui/key/shortcut.ts';
import { readFirst } from '../../../lib/first-data.ts';
import { useMay } from '../../../lib/permission.ts';
import { companyIdOf, useCompanyId } from '../../../lib/session.ts';
import css from '../-company-page.module.css';

export const Route = createFileRoute('/company/job_posts/')({
  staticData: { width: 'list' },
  loader: ({ context }) => readFirst(jobPostsQuery, companyProfileQuery(companyIdOf(context))),
  component: JobPostsPage,
});

function JobPostsPage() {
  usePageTitle('Job Posts');
  const count = useJobPosts().data?.list.filter((jobPost) => opennessOf(jobPost) !== 'closed').length;
  const profile = useCompanyProfile(useCompanyId());
  const navigate = Route.useNavigate();
  const mayRecruit = useMay('recruit');
  useShortcut('n', () => void navigate({ to: '/company/job_posts/create' }), {
    label: 'Create a job post',
    when: mayRecruit,
  });
  return (
    <>
      <PageHead
        title="Job Posts"
        note={count === undefined ? undefined : `${count} open`}
        actions={
          mayRecruit ? (
            <div className={css['buttons']}>
              <ButtonLink to="/company/job_posts/import" icon={<IconUpload aria-hidden />}>
                Import
              </ButtonLink>
              <ButtonLink
                to="/company/job_posts/create"
                tone={count === 0 ? 'default' : 'primary'}
                icon={<IconPlus aria-hidden />}
                keys="N"
              >
                Create New
              </ButtonLink>
            </div>
          ) : null
        }
      />
      <JobPostsSection isProfileMissing={profile.data === null} />
    </>
  );
}
