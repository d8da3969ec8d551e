import css from './review-reasons.module.css';

interface ReviewReasonsProps {
  reasons: readonly string[];
  /** Beside other small text. */
  isSmall?: boolean;
}

/** The reasons of a review, one line each. */
export function ReviewReasons({ reasons, isSmall = false }: ReviewReasonsProps) {
  return (
    <ul className={css['reasons']} data-small={isSmall || undefined}>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
