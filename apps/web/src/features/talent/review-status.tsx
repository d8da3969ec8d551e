import { type FeedbackState, feedbackState, isApproved } from '@talaash/domain/review/rule';
import type { Talent } from '@talaash/domain/talent/schema';
import type { ReactNode } from 'react';
import { ReviewReasons } from '../../parts/review-reasons.tsx';
import { Status } from '../../ui/show/badge.tsx';
import { MarkdownView } from '../../ui/show/markdown-view.tsx';
import css from './talent.module.css';

interface ReviewStatusProps {
  talent: Talent | null;
  hasProfile: boolean;
}

type Tone = 'ok' | 'warm' | 'bad' | 'none';

/** The review state of the profile, and what the reviews ask for. */
export function ReviewStatus({ talent, hasProfile }: ReviewStatusProps) {
  const { tone, label, text } = statusOf(talent, hasProfile);
  return (
    <div className={css['status']} aria-live="polite">
      <Status tone={tone}>{label}</Status>
      {text}
    </div>
  );
}

function statusOf(
  talent: Talent | null,
  hasProfile: boolean,
): { tone: Tone; label: string; text: ReactNode } {
  const states: Record<FeedbackState, { tone: Tone; label: string; text: ReactNode }> = {
    none:
      talent && isApproved(talent)
        ? { tone: 'ok', label: 'Approved', text: <Line>Companies can find you.</Line> }
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
      tone: 'bad',
      label: 'Needs changes',
      text: <MarkdownView text={talent?.humanReviewResponse?.commentsMarkdown ?? ''} />,
    },
    ai_feedback: {
      tone: 'warm',
      label: 'Needs changes',
      text: <ReviewReasons isSmall reasons={talent?.aiReviewResponse?.failureReasons ?? []} />,
    },
    review_queued: {
      tone: 'none',
      label: 'Being reviewed',
      text: <Line>The result appears here as soon as it is ready.</Line>,
    },
  };
  return states[feedbackState(talent ?? undefined, hasProfile)];
}

function Line({ children }: { children: string }) {
  return <p className={css['line']}>{children}</p>;
}
