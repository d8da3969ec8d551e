import type { TrackingVendor } from '@talaash/domain/applicant-tracking/choice';
import { TRACKING_REFUSALS, TRACKING_SENTENCES as SENTENCES } from '@talaash/domain/applicant-tracking/words';
import { createFileRoute } from '@tanstack/react-router';
import { ConnectForm, Connection } from '../../features/applicant-tracking/connection.tsx';
import { Hook } from '../../features/applicant-tracking/hook.tsx';
import { JobChoices } from '../../features/applicant-tracking/job-choices.tsx';
import { trackingQuery, useTracking } from '../../features/applicant-tracking/tracking.ts';
import { jobPostsQuery, useJobPosts } from '../../features/job-post/job-post.ts';
import css from './-company-page.module.css';
import { readFirst } from '../../lib/first-data.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { RoleLock } from '../../parts/role-lock.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { PageHead } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { Banner } from '../../ui/show/state.tsx';

export const Route = createFileRoute('/company/applicant-tracking')({
  staticData: { width: 'page' },
  loader: () => readFirst(trackingQuery, jobPostsQuery),
  component: ApplicantTracking,
});

function ApplicantTracking() {
  usePageTitle(SENTENCES.title);
  const found = useTracking();
  const jobPosts = useJobPosts().data?.list ?? [];
  return (
    <>
      <PageHead title={SENTENCES.title} subtitle={SENTENCES.subtitle} />
      {found.isError ? <QueryFailure title={SENTENCES.failed} queries={[found]} /> : null}
      {found.isPending ? <TextSkeleton lines={4} label="Loading the connection" /> : null}
      {found.data ? content(found.data) : null}
    </>
  );

  function content({ connection, vendors, jobs }: NonNullable<typeof found.data>) {
    if (connection)
      return (
        <div className={css['stack']}>
          <RoleLock needs="manage">
            <Connection connection={connection} />
            {connection.vendor === 'StandIn' ? null : <Hook connection={connection} />}
          </RoleLock>
          <RoleLock needs="recruit">
            <JobChoices jobPosts={jobPosts} chosen={jobs} />
          </RoleLock>
        </div>
      );
    const [first, ...others] = vendors;
    if (first === undefined) return <Banner tone="info">{TRACKING_REFUSALS.off}</Banner>;
    const offered: [TrackingVendor, ...TrackingVendor[]] = [first, ...others];
    return (
      <RoleLock needs="manage">
        <ConnectForm vendors={offered} />
      </RoleLock>
    );
  }
}
