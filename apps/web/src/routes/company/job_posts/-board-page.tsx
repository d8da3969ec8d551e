import { getRouteApi } from '@tanstack/react-router';
import { lazy, useMemo } from 'react';
import { LateInviteDialog } from '../../../features/invitation/late-invite-dialog.tsx';
import { useInviting } from '../../../features/invitation/inviting.ts';
import { useJobPost } from '../../../features/job-post/job-post.ts';
import { SearchForPostLink } from '../../../features/job-post/job-post-figures.tsx';
import { ExportButton } from '../../../features/people-export/export-button.tsx';
import { Board } from '../../../features/pipeline/board.tsx';
import { useBoard } from '../../../features/pipeline/pipeline.ts';
import { StagesButton } from '../../../features/pipeline/stages-button.tsx';
import { listedCard } from '../../../features/talent-search/listed-person.ts';
import { useMay } from '../../../lib/permission.ts';
import { usePageTitle } from '../../../ui/base/page-title.ts';
import { IconFilter } from '../../../ui/icon/filter.ts';
import { Button } from '../../../ui/press/button.tsx';
import { KeyBar } from '../../../ui/shell/key-bar.tsx';
import { PageHead } from '../../../ui/show/section.tsx';
import css from '../-company-page.module.css';
import { TalentDialog } from '../-late-talent-dialog.tsx';
import { inviteFrom } from './-invite-from.ts';
import { JobPostTabs } from './-job-post-tabs.tsx';
import { JobPostTrail } from './-job-post-trail.tsx';
import { MissingJobPost } from './-missing-job-post.tsx';
import { usePipelineSteps } from './-pipeline-state.ts';

const route = getRouteApi('/company/job_posts/board/$jobPostId');

/** From the program of the dialog, which each board loads later: what it shares with other pages is no file of its own. */
const Match = lazy(async () => ({ default: (await import('../-talent-dialog.tsx')).MatchOfPerson }));

/** The people of a job post by stage. */
export default function BoardPage() {
  const { jobPostId } = route.useParams();
  const state = route.useSearch();
  const steps = usePipelineSteps(state, route.useNavigate());
  const jobPost = useJobPost(jobPostId);
  const mayMove = useMay('recruit');
  const inviting = useInviting();
  const isMine = state.mine === 'yes';
  const question = useMemo(() => ({ jobPostId, isMine }), [jobPostId, isMine]);
  const columns = useBoard(question).data?.columns;
  const people = useMemo(
    () =>
      (columns ?? []).flatMap(({ list }) =>
        list.flatMap(({ talentProfile }) =>
          talentProfile === null || talentProfile.isRedacted ? [] : [listedCard(talentProfile, [])],
        ),
      ),
    [columns],
  );
  usePageTitle(jobPost.data ? `Board of ${jobPost.data.title}` : 'Board');

  const invite = inviteFrom(inviting, jobPost.data);

  if (jobPost.isError && !jobPost.data) return <MissingJobPost jobPostId={jobPostId} query={jobPost} />;
  return (
    <>
      <JobPostTrail page={jobPost.data?.title ?? 'Board'} />
      <PageHead
        title={jobPost.data?.title ?? 'Board'}
        actions={
          <div className={css['buttons']}>
            <Button
              icon={<IconFilter aria-hidden />}
              aria-pressed={isMine}
              onClick={() => steps.filterMine(!isMine)}
            >
              Mine
            </Button>
            {mayMove ? <StagesButton /> : null}
            {mayMove && jobPost.data ? <ExportButton list="pipeline" jobPost={jobPost.data} /> : null}
            {jobPost.data ? <SearchForPostLink jobPost={jobPost.data} /> : null}
          </div>
        }
      />
      <JobPostTabs jobPostId={jobPostId} />
      <Board
        question={question}
        jobPost={jobPost.data}
        onOpen={steps.openProfile}
        onInvite={invite}
        Match={Match}
      />
      <TalentDialog
        talentId={state.profile}
        people={people}
        total={people.length}
        forWhat="on the board"
        onOpen={steps.openProfile}
        onClose={steps.closeProfile}
        jobPostId={jobPostId}
      />
      <LateInviteDialog inviting={inviting} />
      <KeyBar
        hints={[
          { keys: '← → ↑ ↓', label: 'to another person' },
          ...(mayMove
            ? [
                { keys: 'M', label: 'move to a stage' },
                { keys: 'Shift+→', label: 'to the next stage' },
              ]
            : []),
          { keys: 'Enter', label: 'open' },
        ]}
      />
    </>
  );
}
