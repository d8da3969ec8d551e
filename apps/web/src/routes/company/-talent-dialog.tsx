import { redactionSentence } from '@talaash/domain/talent-profile/redaction';
import type { TalentProfileView } from '@talaash/contract/talent-profile';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, lazy, type ReactNode, Suspense, useMemo } from 'react';
import { OpeningCount } from '../../features/profile-opening/opening-count.tsx';
import { ReportButton } from '../../features/report/report-button.tsx';
import { CopyEmailButton, ViewResumeButton } from '../../features/talent-contact/contact-buttons.tsx';
export { MatchOfPerson } from '../../features/talent-match/match-of-person.tsx';
import { MatchPanel } from '../../features/talent-match/match-panel.tsx';
import { ProfileDialog } from '../../features/talent-profile/profile-dialog.tsx';
import { profileQuery } from '../../features/talent-profile/profile-query.ts';
import { TrialNotice } from '../../features/trial-opening/trial-notice.tsx';
import { useIsUnapproved } from '../../parts/company-approval.tsx';
import { AnswerRateLine } from '../../parts/answer-rate.tsx';
import { CopyLinkButton } from '../../parts/copy-link-button.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { Banner } from '../../ui/show/state.tsx';

const RecordPanel = lazy(() => import('../../features/talent-record/record-panel.tsx'));
const StageSelect = lazy(() => import('../../features/pipeline/stage-select.tsx'));

export interface TalentDialogProps
  extends Omit<ComponentProps<typeof ProfileDialog>, 'documents' | 'notice' | 'actions' | 'asides'> {
  /** Absent on the messages page, where the person is already invited. */
  actions?: ReactNode;
  /** The job post to match the profile with. */
  jobPostId?: string | undefined;
}

/** The talent profile dialog of all company pages. */
export function TalentDialog({ actions, jobPostId, ...dialog }: TalentDialogProps) {
  const isInvited = actions === undefined;
  const asides = useMemo(() => {
    const match = jobPostId === undefined ? [] : [matchWith(jobPostId)];
    // Of somebody who is invited already, the company wants to read its own notes first.
    return isInvited ? [RECORD, ...match] : [...match, RECORD];
  }, [jobPostId, isInvited]);
  return (
    <ProfileDialog
      {...dialog}
      notice={noticeOf}
      asides={asides}
      documents={documentsOf}
      actions={(profile) => (
        <>
          {profile.isRedacted ? null : (
            <>
              <OpeningCount talentId={profile.key.talentId} />
              <CopyEmailButton talentId={profile.key.talentId} isQuiet={actions !== undefined} />
            </>
          )}
          <ReportButton
            subject="profile"
            id={profile.key.talentId}
            hasPicture={'profilePicture' in profile && profile.profilePicture !== undefined}
            isSmall
          />
          {actions}
        </>
      )}
    />
  );
}

const matchWith = (jobPostId: string) => ({
  label: 'Match',
  content: ({ key }: TalentProfileView) => <MatchPanel jobPostId={jobPostId} talentId={key.talentId} />,
});

const recordOf = (profile: TalentProfileView) => (
  <Suspense fallback={<TextSkeleton lines={8} label="Loading what your company knows" />}>
    <RecordPanel
      talentId={profile.key.talentId}
      name={profile.isRedacted ? 'this person' : profile.name}
      stageField={(recorded, { talentId, companyStages }) => (
        <Suspense fallback={<b>{recorded.stage.name}</b>}>
          <StageSelect talentId={talentId} recorded={recorded} stages={companyStages} />
        </Suspense>
      )}
    />
  </Suspense>
);

const RECORD = { label: 'Your company', content: recordOf };

const noticeOf = (profile: TalentProfileView) =>
  profile.isRedacted ? (
    <RedactedNotice talentId={profile.key.talentId} />
  ) : (
    <AnswerRateLine side="talent" id={profile.key.talentId} />
  );

const documentsOf = (profile: TalentProfileView) => (
  <>
    {profile.isRedacted ? null : <ViewResumeButton profile={profile} />}
    {profile.openToWorkStatus === 'NotSeeking' ? null : (
      <CopyLinkButton full talentId={profile.key.talentId} />
    )}
  </>
);

function RedactedNotice({ talentId }: { talentId: string }) {
  const relation = useQuery(profileQuery(talentId)).data?.relations[talentId];
  if (useIsUnapproved()) return <TrialNotice talentId={talentId} />;
  return relation ? <Banner>{redactionSentence(relation)}</Banner> : null;
}
