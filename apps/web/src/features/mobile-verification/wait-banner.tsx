import { resendSentence } from '@talaash/domain/mobile-verification/words';
import { useState } from 'react';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import { Banner } from '../../ui/show/state.tsx';
import { useSecondsUntil } from './wait.ts';

/** Counts down until another code can be requested, and then disappears. */
export function WaitBanner({ until }: { until: number }) {
  const secondsLeft = useSecondsUntil(until);
  // In a live region, screen readers would announce every second.
  const [spoken] = useState(() => resendSentence(secondsLeft));
  if (secondsLeft === 0) return null;
  return (
    <Banner tone="bad">
      <VisuallyHidden role="alert">{spoken}</VisuallyHidden>
      <span aria-hidden>{resendSentence(secondsLeft)}</span>
    </Banner>
  );
}
