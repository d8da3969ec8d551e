import type { Company } from '@talaash/domain/company/schema';
import { type FeedbackState, feedbackState, isApproved } from '@talaash/domain/review/rule';
import type { ReactNode } from 'react';
import { Status } from '../../ui/show/badge.tsx';
import { Link } from '../../ui/press/link.tsx';
import css from './company.module.css';

interface AccountStatusProps {
  company: Company;
  hasProfile: boolean;
}

type Tone = 'ok' | 'warm' | 'bad' | 'none';

const states: Record<Exclude<FeedbackState, 'none'>, { tone: Tone; label: string; text: ReactNode }> = {
  incomplete_profile: {
    tone: 'none',
    label: 'No company profile',
    text: <Link to="/company/profile">Create it to post jobs</Link>,
  },
  human_review_pending: {
    tone: 'warm',
    label: 'Manual review pending',
    text: 'A person will look at your company profile.',
  },
  human_feedback: {
    tone: 'bad',
    label: 'Not approved',
    text: <Link to="/company/profile">Read the feedback</Link>,
  },
  ai_feedback: {
    tone: 'warm',
    label: 'Needs improvements',
    text: <Link to="/company/profile">Read the feedback</Link>,
  },
  review_queued: {
    tone: 'none',
    label: 'Being reviewed',
    text: 'The result appears here as soon as it is ready.',
  },
};

const APPROVED_SENTENCES = {
  premium: 'You can invite talent for your job posts.',
  free: 'Your profile is ready. Inviting talent needs premium.',
};

/** The state of the company's reviews: a label and a sentence. */
export function AccountStatus({ company, hasProfile }: AccountStatusProps) {
  const state = feedbackState(company, hasProfile);
  // One approval, automated or human, is enough, whatever the other review says.
  const isApprovedNow = state === 'none' || (state !== 'incomplete_profile' && isApproved(company));
  const plan = company.hasPremiumAccess ? 'premium' : 'free';
  const shown = isApprovedNow
    ? { tone: 'ok' as Tone, label: 'Approved', text: APPROVED_SENTENCES[plan] }
    : states[state];
  return (
    <div className={css['status']}>
      <Status tone={shown.tone}>{shown.label}</Status>
      <p className={css['statusText']}>{shown.text}</p>
    </div>
  );
}
