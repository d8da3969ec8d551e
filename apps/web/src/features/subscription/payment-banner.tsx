import { daysLeft } from '@talaash/domain/subscription/rule';
import { paymentDueTitle, SUBSCRIPTION_STATE_SENTENCES } from '@talaash/domain/subscription/words';
import { useLocalText } from '../../lib/local-text.tsx';
import { Banner } from '../../ui/show/state.tsx';
import { PortalButton } from './plan.tsx';
import { dayOf, useSubscriptionStatus } from './subscription.ts';
import css from './subscription.module.css';

/** On every page of a company whose last renewal payment failed. */
export function PaymentBanner() {
  const status = useSubscriptionStatus();
  const { state, untilIsoDateTimeUtc } = status;
  const isDue = state === 'pastDue' && untilIsoDateTimeUtc !== null;
  const title = useLocalText(() => (isDue ? paymentDueTitle(daysLeft(untilIsoDateTimeUtc, Date.now())) : ''));
  // Not for companies that have paid: their browser would have to create a formatter, which takes half as long as the page.
  const sentence = useLocalText(() => (isDue ? SUBSCRIPTION_STATE_SENTENCES.pastDue(dayOf(status)) : ''));
  return (
    // The live region is mounted before its text, so that screen readers announce it even if it appears later.
    <div role="status">
      {isDue ? (
        <div className={css['banner']}>
          <Banner tone="bad" title={title} actions={<PortalButton label="Pay now" />}>
            {sentence}
          </Banner>
        </div>
      ) : null}
    </div>
  );
}
