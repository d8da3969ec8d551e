import type { AdminReviewStatus } from '@talaash/domain/review/rule';
import { ADMIN_REVIEW_STATUS_LABELS } from '@talaash/domain/review/words';
import { Status } from '../../ui/show/badge.tsx';

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
