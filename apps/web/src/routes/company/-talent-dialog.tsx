import { THREAD_ENDED_SENTENCES } from '@talaash/domain/thread/words';
import type { TalentProfileView } from '@talaash/contract/talent-profile';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { OpeningCount } from '../../features/profile-opening/opening-count.tsx';
import { CopyEmailButton, ViewResumeButton } from '../../features/talent-contact/contact-buttons.tsx';
import { MatchPanel } from '../../features/talent-match/match-panel.tsx';
import { ProfileDialog } from '../../features/talent-profile/profile-dialog.tsx';
import { UnapprovedNotice, useIsUnapproved } from '../../parts/company-approval.tsx';
import { AnswerRateLine } from '../../parts/answer-rate.tsx';
import { CopyLinkButton } from '../../parts/copy-link-button.tsx';
import { Banner } from '../../ui/show/state.tsx';

export interface TalentDialogProps
  extends Omit<ComponentProps<typeof ProfileDialog>, 'documents' | 'notice' | 'actions' | 'aside'> {
  /** Absent on the messages page, where the person is already invited. */
  actions?: ReactNode;
  /** The job post to match the profile with. */
  jobPostId?: string | undefined;
}

/** The talent profile dialog of all company pages. */
export function TalentDialog({ actions, jobPostId, ...dialog }: TalentDialogProps) {
  const aside = useMemo(
    () =>
      jobPostId === undefined
        ? undefined
        : {
            label: 'Match',
            content: ({ key }: TalentProfileView) => (
              <MatchPanel jobPostId={jobPostId} talentId={key.talentId} />
            ),
          },
    [jobPostId],
  );
  return (
    <ProfileDialog
      {...dialog}
      notice={noticeOf}
      aside={aside}
      documents={documentsOf}
      actions={(profile) => (
        <>
          {profile.isRedacted ? null : (
            <>
              <OpeningCount talentId={profile.key.talentId} />
              <CopyEmailButton talentId={profile.key.talentId} isQuiet={actions !== undefined} />
            </>
          )}
          {actions}
        </>
      )}
    />
  );
}

const noticeOf = (profile: TalentProfileView) =>
  profile.isRedacted ? <RedactedNotice /> : <AnswerRateLine side="talent" id={profile.key.talentId} />;

const documentsOf = (profile: TalentProfileView) => (
  <>
    {profile.isRedacted ? null : <ViewResumeButton profile={profile} />}
    {profile.openToWorkStatus === 'NotSeeking' ? null : (
      <CopyLinkButton full talentId={profile.key.talentId} />
    )}
  </>
);

/** An approved company sees everybody in search, except talents who ended the conversation with it. */
function RedactedNotice() {
  return useIsUnapproved() ? <UnapprovedNotice /> : <Banner>{THREAD_ENDED_SENTENCES.company}</Banner>;
}
