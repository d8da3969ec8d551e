import { type AdminReviewStatus, isHumanReviewLate } from '@talaash/domain/review/rule';
import { ADMIN_REVIEW_STATUS_LABELS, waitingText } from '@talaash/domain/review/words';
import { useNow } from '../../lib/thread-time.tsx';
import { LocalText } from '../../lib/local-text.tsx';
import { Status } from '../../ui/show/badge.tsx';
import css from './list-page.module.css';

const TONES = {
  approved: 'ok',
  rejected: 'bad',
  pending: 'warm',
  aiApproved: 'ok',
  aiRejected: 'bad',
  none: 'none',
} as const satisfies Record<AdminReviewStatus, string>;

export const ReviewStatus = ({ status }: { status: AdminReviewStatus }) => (
  <Status tone={TONES[status]}>{ADMIN_REVIEW_STATUS_LABELS[status]}</Status>
);

/** How long a person has been waiting for a human review; in a warm colour if too long. */
export function Waiting({ since }: { since: string | undefined }) {
  const now = useNow();
  if (since === undefined) return null;
  const sinceMs = Date.parse(since);
  return (
    <time dateTime={since} className={isHumanReviewLate(sinceMs, now) ? css['late'] : undefined}>
      <LocalText of={() => waitingText(sinceMs, now)} />
    </time>
  );
}
