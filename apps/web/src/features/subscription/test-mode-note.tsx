import { PAYMENT_TEST_MODE_SENTENCE } from '@talaash/domain/subscription/words';
import { Banner } from '../../ui/show/state.tsx';
import { useIsPaymentTestMode } from './subscription.ts';

/** Beside what is paid for, on an installation that tries out its payment provider. */
export function TestModeNote() {
  return useIsPaymentTestMode() ? <Banner tone="warm">{PAYMENT_TEST_MODE_SENTENCE}</Banner> : null;
}
