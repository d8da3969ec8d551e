import { PAYMENT_TEST_MODE_SENTENCE } from '@talaash/domain/subscription/words';
import { Banner } from '../../ui/show/state.tsx';
import { useIsPaymentTestMode } from './subscription.ts';

/** Beside a price, on an installation whose payment provider is in test mode. */
export function TestModeNote() {
  return useIsPaymentTestMode() ? <Banner tone="warm">{PAYMENT_TEST_MODE_SENTENCE}</Banner> : null;
}
