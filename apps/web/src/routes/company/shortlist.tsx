import { createFileRoute } from '@tanstack/react-router';
import { InviteButton } from '../../features/invitation/invite-button.tsx';
import { InviteDialog } from '../../features/invitation/invite-dialog.tsx';
import { useInviting } from '../../features/invitation/inviting.ts';
import { useJobPosts } from '../../features/job-post/job-post.ts';
import { RemoveButton, ShortlistPage } from '../../features/shortlisted-profile/shortlist-page.tsx';
import { ExportButton } from '../../features/shortlisted-profile/export-button.tsx';
import { type ShortlistRow, useShortlist } from '../../features/shortlisted-profile/shortlist.ts';
import { PickBar } from '../../features/talent-comparison/pick-bar.tsx';
import { PickButton } from '../../features/talent-comparison/pick-button.tsx';
import { usePicked } from '../../features/talent-comparison/picked.ts';
import { prefetchProfile } from '../../features/talent-profile/profile-query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { readListState, useListSteps, withoutProfile } from './-list-state.ts';
import css from './-company-page.module.css';
import { ListDialog } from './-list-dialog.tsx';

export const Route = createFileRoute('/company/shortlist')({
  validateSearch: readListState,
  component: Shortlist,
});

function Shortlist() {
  usePageTitle('Shortlists');
  const state = Route.useSearch({ select: withoutProfile, structuralSharing: true });
  const steps = useListSteps(state, Route.useNavigate());
  const inviting = useInviting();
  const jobPosts = useJobPosts().data?.list ?? [];
  const picked = usePicked(state.job);
  const shortlist = useShortlist({ name: state.name ?? '', jobPostId: state.job });
  const jobPostOf = (row: ShortlistRow) => jobPosts.find(({ key }) => key.jobPostId === row.jobPostId);
  const invite = (row: ShortlistRow, size?: 's') => (
    <InviteButton
      size={size}
      talent={{ talentId: row.talentId, name: row.talentName }}
      relation={row.relation}
      jobPost={jobPostOf(row)}
      inviting={inviting}
      isTalentInSearch={row.profile !== null && row.profile.openToWorkStatus !== 'NotSeeking'}
    />
  );
  return (
    <>
      <ShortlistPage
        shortlist={shortlist}
        jobPosts={jobPosts}
        name={state.name ?? ''}
        onName={steps.filterName}
        jobPostId={state.job}
        onJobPost={steps.filterJob}
        onOpen={steps.openProfile}
        onIntent={(talentId) => prefetchProfile(queryClient, talentId)}
        tools={<ExportButton jobPost={jobPosts.find(({ key }) => key.jobPostId === state.job)} />}
        actions={(row) => (
          <div className={css['pair']}>
            {row.profile === null ? null : (
              <PickButton talent={{ talentId: row.talentId, name: row.talentName }} picked={picked} />
            )}
            {invite(row, 's')}
          </div>
        )}
      />
      <ListDialog
        rows={shortlist.rows ?? []}
        forWhat="on the shortlist"
        steps={steps}
        loadMore={shortlist.loadMore}
        jobPostOf={(row) => jobPostOf(row)?.key.jobPostId}
        actions={(row) => (
          <>
            <RemoveButton row={row} />
            {invite(row)}
          </>
        )}
      />
      <InviteDialog inviting={inviting} />
      <PickBar picked={picked} of={state.job === undefined ? {} : { post: state.job }} />
    </>
  );
}
