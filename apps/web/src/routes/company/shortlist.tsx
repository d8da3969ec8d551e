import type { JobPost } from '@talaash/domain/job-post/schema';
import { createFileRoute } from '@tanstack/react-router';
import { createContext, memo, useContext } from 'react';
import { InviteButton } from '../../features/invitation/invite-button.tsx';
import { LateInviteDialog } from '../../features/invitation/late-invite-dialog.tsx';
import { type Inviting, useInviting } from '../../features/invitation/inviting.ts';
import { jobPostsQuery, useJobPosts } from '../../features/job-post/job-post.ts';
import { ExportButton } from '../../features/people-export/export-button.tsx';
import { RemoveButton, ShortlistPage } from '../../features/shortlisted-profile/shortlist-page.tsx';
import {
  shortlistQuery,
  type ShortlistRow,
  useShortlist,
  wholeShortlistQuery,
} from '../../features/shortlisted-profile/shortlist.ts';
import { PickBar } from '../../features/talent-comparison/pick-bar.tsx';
import { PickButton } from '../../features/talent-comparison/pick-button.tsx';
import { type PickedPeople, usePicked } from '../../features/talent-comparison/picked.ts';
import { openedQueries, prefetchProfile } from '../../features/talent-profile/profile-query.ts';
import { readFirst } from '../../lib/first-data.ts';
import { autoLoadMore } from '../../lib/load-more.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { companyIdOf } from '../../lib/session.ts';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { readListState, useListSteps, withoutProfile } from './-list-state.ts';
import css from './-company-page.module.css';
import { ListDialog } from './-list-dialog.tsx';

export const Route = createFileRoute('/company/shortlist')({
  validateSearch: readListState,
  loader: ({ context, location }) => {
    const companyId = companyIdOf(context);
    const { name = '', job, profile } = readListState(location.search);
    readFirst(
      shortlistQuery(companyId, { name, jobPostId: job }),
      wholeShortlistQuery(companyId),
      jobPostsQuery,
      ...openedQueries(profile),
    );
  },
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
  return (
    <>
      <ActingOnRows value={{ inviting, picked, jobPostOf }}>
        <ShortlistPage
          shortlist={shortlist}
          jobPosts={jobPosts}
          name={state.name ?? ''}
          onName={steps.filterName}
          jobPostId={state.job}
          onJobPost={steps.filterJob}
          onOpen={steps.openProfile}
          onIntent={prefetch}
          tools={
            <ExportButton
              list="shortlist"
              jobPost={jobPosts.find(({ key }) => key.jobPostId === state.job)}
            />
          }
          actions={actionsOf}
        />
      </ActingOnRows>
      <ListDialog
        rows={shortlist.rows ?? NO_ROWS}
        forWhat="on the shortlist"
        steps={steps}
        loadMore={autoLoadMore(shortlist)}
        jobPostOf={(row) => jobPostOf(row)?.key.jobPostId}
        actions={(row) => (
          <>
            <RemoveButton row={row} />
            <RowInvite {...{ row, inviting }} jobPost={jobPostOf(row)} />
          </>
        )}
      />
      <LateInviteDialog inviting={inviting} />
      <PickBar picked={picked} of={state.job === undefined ? {} : { post: state.job }} />
    </>
  );
}

const NO_ROWS: readonly ShortlistRow[] = [];

const prefetch = (talentId: string) => prefetchProfile(queryClient, talentId);

interface RowActing {
  inviting: Inviting;
  picked: PickedPeople;
  jobPostOf: (row: ShortlistRow) => JobPost | undefined;
}

/** The actions of each row, in a context around the rows, which do not rerender when it changes. */
const Acting = createContext<RowActing | undefined>(undefined);
const ActingOnRows = Acting.Provider;

const actionsOf = (row: ShortlistRow) => <RowActions row={row} />;

function RowActions({ row }: { row: ShortlistRow }) {
  const acting = useContext(Acting);
  if (!acting) throw new Error('The rows are inside of ActingOnRows.');
  const { inviting, picked, jobPostOf } = acting;
  return <RowButtons {...{ row, inviting, picked }} jobPost={jobPostOf(row)} />;
}

interface RowInviteProps {
  row: ShortlistRow;
  jobPost: JobPost | undefined;
  inviting: Inviting;
  size?: 's';
}

type RowButtonsProps = RowInviteProps & { picked: PickedPeople };

/** Of hundreds of rows, only the changed one rerenders. */
const RowButtons = memo(
  ({ picked, ...of }: RowButtonsProps) => (
    <>
      <div className={css['pair']}>
        {of.row.profile === null ? null : <PickButton talent={talentOf(of.row)} picked={picked} />}
        <RowInvite {...of} size="s" />
      </div>
      <RemoveButton row={of.row} />
    </>
  ),
  (before, after) =>
    before.row === after.row &&
    before.jobPost === after.jobPost &&
    before.inviting.refusalOf === after.inviting.refusalOf &&
    before.picked.toggle === after.picked.toggle &&
    before.picked.isPicked(before.row.talentId) === after.picked.isPicked(after.row.talentId),
);

const RowInvite = ({ row, ...rest }: RowInviteProps) => (
  <InviteButton
    {...rest}
    talent={talentOf(row)}
    relation={row.relation}
    isTalentInSearch={row.profile !== null && row.profile.openToWorkStatus !== 'NotSeeking'}
  />
);

const talentOf = ({ talentId, talentName, talentJobTitle }: ShortlistRow) => ({
  talentId,
  name: talentName,
  jobTitle: talentJobTitle,
});
