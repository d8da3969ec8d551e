import type { Company } from '@talaash/domain/company/schema';
import { MANUAL_REVIEW_SENTENCES } from '@talaash/domain/company-profile/words';
import { companyStatus } from '@talaash/domain/company/status';
import type { FeedbackState } from '@talaash/domain/review/rule';
import type { ReactNode } from 'react';
import { Status } from '../../ui/show/badge.tsx';
import { Link } from '../../ui/press/link.tsx';
import { MarkdownView } from '../../ui/show/markdown-view.tsx';
import css from './company.module.css';

interface AccountStatusProps {
  company: Company;
  hasProfile: boolean;
}

type Tone = 'ok' | 'warm' | 'bad' | 'none';

const states: Record<FeedbackState, { tone: Tone; label: string; text: ReactNode }> = {
  none: {
    tone: 'none',
    label: 'Not reviewed yet',
    text: 'We review your company profile when you save it.',
  },
  incomplete_profile: {
    tone: 'none',
    label: 'No company profile',
    text: <Link to="/company/profile">Create it to post jobs</Link>,
  },
  human_review_pending: {
    tone: 'warm',
    label: 'Manual review pending',
    text: MANUAL_REVIEW_SENTENCES.pending,
  },
  human_feedback: {
    tone: 'bad',
    label: 'Not approved',
    text: <Link to="/company/profile">Edit company profile</Link>,
  },
  ai_feedback: {
    tone: 'warm',
    label: 'Needs improvements',
    text: <Link to="/company/profile">Read the feedback</Link>,
  },
  review_queued: {
    tone: 'none',
    label: 'Being reviewed',
    text: 'The result appears here when it is ready.',
  },
};

const APPROVED_SENTENCES = {
  premium: 'You can invite talent for your job posts.',
  free: 'Your profile is ready. You need premium to invite talent.',
};

/** The company's review status: a label and a sentence, and the human reviewer's answer. */
export function AccountStatus({ company, hasProfile }: AccountStatusProps) {
  const { feedback, isApproved, isApprovedByPerson } = companyStatus(company, hasProfile);
  const plan = company.hasPremiumAccess ? 'premium' : 'free';
  const approved = { tone: 'ok' as Tone, label: 'Approved', text: APPROVED_SENTENCES[plan] };
  const shown = isApproved ? approved : states[feedback];
  return (
    <div className={css['status']} aria-live="polite">
      <Status tone={shown.tone}>{shown.label}</Status>
      {isApprovedByPerson ? <p className={css['statusText']}>{MANUAL_REVIEW_SENTENCES.passed}</p> : null}
      {feedback === 'human_feedback' ? (
        <>
          <MarkdownView text={company.humanReviewResponse?.commentsMarkdown ?? ''} />
          <p className={css['statusText']}>{MANUAL_REVIEW_SENTENCES.next}</p>
        </>
      ) : null}
      <p className={css['statusText']}>{shown.text}</p>
    </div>
  );
}
