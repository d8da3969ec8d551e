import type { FeedbackState } from '@talaash/domain/review/rule';
import { humanReviewLaterSentence } from '@talaash/domain/review/words';
import { talentReviewWords } from '@talaash/domain/talent-profile/review-words';
import { talentStatus } from '@talaash/domain/talent-profile/status';
import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import type { Talent } from '@talaash/domain/talent/schema';
import type { ReactNode } from 'react';
import { ReviewReasons } from '../../parts/review-reasons.tsx';
import { Status } from '../../ui/show/badge.tsx';
import { MarkdownView } from '../../ui/show/markdown-view.tsx';
import { PlacedReason } from './placed-reason.tsx';
import css from './talent.module.css';

export interface TalentReviewProps {
  talent: Talent | null;
  /** Null until there is one. */
  profile: TalentProfile | null;
}

/** The review status of the profile, and the requested changes. */
export function ReviewStatus({ talent, profile }: TalentReviewProps) {
  const status = talentStatus(talent, profile);
  const { tone, label, text } = talentReviewWords(status);
  return (
    <div className={css['status']} aria-live="polite">
      <Status tone={tone}>{label}</Status>
      <p className={css['line']}>{text}</p>
      <RequestedChanges talent={talent} feedback={status.feedback} isApproved={status.isApproved} />
    </div>
  );
}

interface RequestedChangesProps {
  talent: Talent | null;
  feedback: FeedbackState;
  isApproved: boolean;
}

/** The requested changes of a review. */
function RequestedChanges({ talent, feedback, isApproved }: RequestedChangesProps): ReactNode {
  if (feedback === 'human_feedback')
    return <MarkdownView text={talent?.humanReviewResponse?.commentsMarkdown ?? ''} />;
  if (feedback !== 'ai_feedback') return null;
  const later = talent ? humanReviewLaterSentence(talent.aiReviewCount) : undefined;
  return (
    <>
      <ReviewReasons isSmall reasons={talent?.aiReviewResponse?.failureReasons ?? []}>
        {(reason) => <PlacedReason reason={reason} />}
      </ReviewReasons>
      {later && !isApproved ? <p className={css['line']}>{later}</p> : null}
    </>
  );
}
