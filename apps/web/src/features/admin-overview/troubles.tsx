import type { AdminOverview } from '@talaash/contract/admin-overview';
import { troubles } from '@talaash/domain/admin-overview/rule';
import { countOf } from '@talaash/domain/base/count';
import type { ReactNode } from 'react';
import { Status } from '../../ui/show/badge.tsx';
import css from './overview.module.css';
import { PartButton } from './part.tsx';

interface TroublesProps {
  overview: AdminOverview;
  /** Links to the longer of the two queues. */
  review: Record<'talents' | 'companies', ReactNode>;
}

/** The problems that need the operator, each with a link. */
export function Troubles({ overview, review }: TroublesProps) {
  const { mails, errors, reviews, searchIndex, readIsoDateTimeUtc } = overview;
  const oldest = reviews.oldestWaitingIsoDateTimeUtc;
  const found = troubles({
    mailsFailed: mails.failed,
    errorsInHour: errors.trend.at(-1)?.value ?? 0,
    reviewsWaiting: reviews.talents + reviews.companies,
    oldestReviewHours:
      oldest === null ? 0 : (Date.parse(readIsoDateTimeUtc) - Date.parse(oldest)) / 3_600_000,
    indexState: searchIndex.state,
    indexBehindSeconds: searchIndex.behindSeconds,
  });
  if (found.length === 0) return null;
  const longer = reviews.companies > reviews.talents ? 'companies' : 'talents';
  const sides = [countOf(reviews.talents, 'talent'), countOf(reviews.companies, 'company', 'companies')];
  return (
    <ul className={css['troubles']} aria-label="Needs attention">
      {found.map(({ kind, tone, sentence }) => (
        <li key={kind}>
          <div>
            <Status tone={tone}>{sentence}</Status>
            {kind === 'reviews' ? (
              <p className={css['detail']}>{sides.join(', ')}. We promise a review within one day.</p>
            ) : null}
          </div>
          {kind === 'reviews' ? review[longer] : <PartButton name={kind} />}
        </li>
      ))}
    </ul>
  );
}
