import { waitingText } from '@talaash/domain/review/words';
import { LocalText } from '../lib/local-text.tsx';
import { useNow } from '../lib/thread-time.tsx';
import css from './waiting.module.css';

interface WaitingProps {
  /** ISO, in UTC. */
  since: string | undefined;
  isLate: (sinceMs: number, nowMs: number) => boolean;
}

/** How long something has been waiting for an admin; in a warm colour if too long. */
export function Waiting({ since, isLate }: WaitingProps) {
  const now = useNow();
  if (since === undefined) return null;
  const sinceMs = Date.parse(since);
  return (
    <time dateTime={since} className={isLate(sinceMs, now) ? css['late'] : undefined}>
      <LocalText of={() => waitingText(sinceMs, now)} />
    </time>
  );
}
