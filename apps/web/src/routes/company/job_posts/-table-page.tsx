import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { LateInviteDialog } from '../../../features/invitation/late-invite-dialog.tsx';
import { useInviting } from '../../../features/invitation/inviting.ts';
import { useJobPost } from '../../../features/job-post/job-post.ts';
import { SearchForPostLink } from '../../../features/job-post/job-post-figures.tsx';
import { ExportButton } from '../../../features/people-export/export-button.tsx';
import { type TableState, usePipelineTable } from '../../../features/pipeline/pipeline.ts';
import { PipelineTable } from '../../../features/pipeline/pipeline-table.tsx';
import { StagesButton } from '../../../features/pipeline/stages-button.tsx';
import { listedCard } from '../../../features/talent-search/listed-person.ts';
import { useMay } from '../../../lib/permission.ts';
import { usePageTitle } from '../../../ui/base/page-title.ts';
import { PageHead } from '../../../ui/show/section.tsx';
import css from '../-company-page.module.css';
import { TalentDialog } from '../-late-talent-dialog.tsx';
import { useTrackingColumn } from './-tracking-column.tsx';
import { inviteFrom } from './-invite-from.ts';
import { JobPostTabs } from './-job-post-tabs.tsx';
import { JobPostTrail } from './-job-post-trail.tsx';
import { MissingJobPost } from './-missing-job-post.tsx';
import { tableStateOf, usePipelineSteps } from './-pipeline-state.ts';

const route = getRouteApi('/company/job_posts/table/$jobPostId');

/** The people of a job post in rows. */
export default function TablePage() {
  const { jobPostId } = route.useParams();
  const search = route.useSearch();
  const steps = usePipelineSteps(search, route.useNavigate());
  const state = tableStateOf(search);
  const jobPost = useJobPost(jobPostId);
  const inviting = useInviting();
  const mayMove = useMay('recruit');
  const list = usePipelineTable(jobPostId, state).data?.list;
  const people = useMemo(
    () =>
      (list ?? []).flatMap(({ talentProfile }) =>
        talentProfile === null || talentProfile.isRedacted ? [] : [listedCard(talentProfile, [])],
      ),
    [list],
  );
  const tracking = useTrackingColumn(jobPostId);
  const invite = inviteFrom(inviting, jobPost.data);
  usePageTitle(jobPost.data ? `Table of ${jobPost.data.title}` : 'Table');

  function change(of: Partial<TableState>) {
    const { sort, isDescending, page, stageId, member } = { ...state, ...of };
    steps.go({
      sort: sort === 'since' ? undefined : sort,
      order: isDescending ? undefined : 'up',
      page: page === 1 ? undefined : String(page),
      stage: stageId,
      member,
    });
  }

  if (jobPost.isError && !jobPost.data) return <MissingJobPost jobPostId={jobPostId} query={jobPost} />;
  return (
    <>
      <JobPostTrail page={jobPost.data?.title ?? 'Table'} />
      <PageHead
        title={jobPost.data?.title ?? 'Table'}
        actions={
          <div className={css['buttons']}>
            {mayMove ? <StagesButton /> : null}
            {mayMove && jobPost.data ? <ExportButton list="pipeline" jobPost={jobPost.data} /> : null}
            {jobPost.data ? <SearchForPostLink jobPost={jobPost.data} /> : null}
          </div>
        }
      />
      <JobPostTabs jobPostId={jobPostId} />
      <PipelineTable
        jobPostId={jobPostId}
        state={state}
        onState={change}
        onOpen={steps.openProfile}
        onInvite={invite}
        extra={tracking}
      />
      <TalentDialog
        talentId={search.profile}
        people={people}
        total={people.length}
        forWhat="in the table"
        onOpen={steps.openProfile}
        onClose={steps.closeProfile}
        jobPostId={jobPostId}
      />
      <LateInviteDialog inviting={inviting} />
    </>
  );
}
