import type { FeedbackState } from '@talaash/domain/review/rule';
import { humanReviewLaterSentence } from '@talaash/domain/review/words';
import { approvedSentence, talentStanding } from '@talaash/domain/talent-profile/standing';
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
  /** Null when there is none yet. */
  profile: TalentProfile | null;
}

type Tone = 'ok' | 'warm' | 'bad' | 'none';

/** The review state of the profile, and what the reviews ask for. */
export function ReviewStatus({ talent, profile }: TalentReviewProps) {
  const { tone, label, text } = statusOf(talent, profile);
  return (
    <div className={css['status']} aria-live="polite">
      <Status tone={tone}>{label}</Status>
      {text}
    </div>
  );
}

function statusOf(
  talent: Talent | null,
  profile: TalentProfile | null,
): { tone: Tone; label: string; text: ReactNode } {
  const standing = talentStanding(talent, profile);
  const later = talent ? humanReviewLaterSentence(talent.aiReviewCount) : undefined;
  // What a review asks for does not undo that the other one passed.
  const asked = { tone: 'ok', label: 'Approved, with feedback' } as const;
  const states: Record<FeedbackState, { tone: Tone; label: string; text: ReactNode }> = {
    none: standing.isApproved
      ? { tone: 'ok', label: 'Approved', text: <Line>{approvedSentence(standing)}</Line> }
      : {
          tone: 'none',
          label: 'Not reviewed yet',
          text: <Line>Your profile is reviewed when you save it.</Line>,
        },
    incomplete_profile: {
      tone: 'none',
      label: 'No profile yet',
      text: <Line>Companies find you once your profile is complete and has passed its review.</Line>,
    },
    human_review_pending: {
      tone: 'warm',
      label: 'Human review pending',
      text: <Line>A person will look at your profile and let you know.</Line>,
    },
    human_feedback: {
      ...(standing.isApproved ? asked : { tone: 'bad', label: 'Needs changes' }),
      text: <MarkdownView text={talent?.humanReviewResponse?.commentsMarkdown ?? ''} />,
    },
    ai_feedback: {
      ...(standing.isApproved ? asked : { tone: 'warm', label: 'Needs changes' }),
      text: (
        <>
          <ReviewReasons isSmall reasons={talent?.aiReviewResponse?.failureReasons ?? []}>
            {(reason) => <PlacedReason reason={reason} />}
          </ReviewReasons>
          {later && !standing.isApproved ? <Line>{later}</Line> : null}
        </>
      ),
    },
    review_queued: {
      tone: 'none',
      label: 'Being reviewed',
      text: <Line>The result appears here as soon as it is ready.</Line>,
    },
  };
  return states[standing.feedback];
}

function Line({ children }: { children: string }) {
  return <p className={css['line']}>{children}</p>;
}
