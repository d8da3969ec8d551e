import type { ReactNode } from 'react';
import css from './review-reasons.module.css';

interface ReviewReasonsProps {
  reasons: readonly string[];
  /** Beside other small text. */
  isSmall?: boolean;
  /** Renders a reason in another way than as its text. */
  children?: (reason: string) => ReactNode;
}

/** The reasons of a review, one per line. */
export function ReviewReasons({
  reasons,
  isSmall = false,
  children = (reason) => reason,
}: ReviewReasonsProps) {
  return (
    <ul className={css['reasons']} data-small={isSmall || undefined}>
      {reasons.map((reason) => (
        <li key={reason}>{children(reason)}</li>
      ))}
    </ul>
  );
}
