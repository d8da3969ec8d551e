import { resendSentence } from '@talaash/domain/mobile-verification/words';
import { useEffect, useState } from 'react';
import { isCallError } from '../../lib/call-error.ts';

/** When another code can be requested, if the refusal says so; a daily limit has no countdown. */
export function waitOf(error: unknown, nowMs: number): number | undefined {
  const seconds = isCallError(error, 'TOO_MANY_REQUESTS') ? error.data?.retryAfterSeconds : undefined;
  if (seconds === undefined || !isCallError(error) || error.message !== resendSentence(seconds))
    return undefined;
  return nowMs + seconds * 1000;
}

/** The whole seconds until a time by this browser's clock; 0 once it has passed. */
export function useSecondsUntil(untilMs: number): number {
  const [now, setNow] = useState(Date.now);
  const secondsLeft = Math.max(0, Math.ceil((untilMs - now) / 1000));
  const isWaiting = secondsLeft > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isWaiting, untilMs]);
  return secondsLeft;
}
