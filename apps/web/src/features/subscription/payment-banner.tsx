import { daysLeft } from '@talaash/domain/subscription/rule';
import { paymentDueTitle, SUBSCRIPTION_STATE_SENTENCES } from '@talaash/domain/subscription/words';
import { Banner } from '../../ui/show/state.tsx';
import { PortalButton } from './plan.tsx';
import { dayOf, useStanding } from './subscription.ts';
import css from './subscription.module.css';

/** On every page of a company whose last renewal could not be charged. */
export function PaymentBanner() {
  const standing = useStanding();
  const { state, untilIsoDateTimeUtc } = standing;
  const isDue = state === 'pastDue' && untilIsoDateTimeUtc !== null;
  return (
    // The region is there before its words, so that they are read out when they come while the page is open.
    <div role="status">
      {isDue ? (
        <div className={css['banner']}>
          <Banner
            tone="bad"
            title={paymentDueTitle(daysLeft(untilIsoDateTimeUtc, Date.now()))}
            actions={<PortalButton label="Pay now" />}
          >
            {SUBSCRIPTION_STATE_SENTENCES.pastDue(dayOf(standing))}
          </Banner>
        </div>
      ) : null}
    </div>
  );
}
