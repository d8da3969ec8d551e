import { MARK_PATHS, WORDMARK_PATH } from './mark-path.ts';

interface MarkProps {
  className?: string | undefined;
  /** Empty if the name is beside it in words. */
  label?: string | undefined;
}

/** The lens whose handle is the matra of त. */
export function Mark({ className, label = 'Talaash' }: MarkProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {MARK_PATHS.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

/** "Talaash" in outlines, the same in every theme. */
export function Wordmark({ className, label = 'Talaash' }: MarkProps) {
  return (
    <svg
      viewBox="3 20 395 81"
      fill="currentColor"
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={WORDMARK_PATH} />
    </svg>
  );
}
