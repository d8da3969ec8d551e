import { IconCheck } from '../../ui/icon/check.ts';
import { PREMIUM_BENEFITS, SUBSCRIPTION_STATE_SENTENCES } from '@talaash/domain/subscription/words';
import { lazy, Suspense, useEffect } from 'react';
import { useLackOf } from '../../lib/lack.ts';
import { closeUpgradePrompt, useIsUpgradePromptOpen } from '../../parts/refusal.ts';
import { Button } from '../../ui/press/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { dayOf, useCheckout, useSubscriptionStatus } from './subscription.ts';
import css from './subscription.module.css';
import { TestModeNote } from './test-mode-note.tsx';

// Few open the prompt, and every page has it.
const Price = lazy(() => import('./price.tsx'));

/** What the premium plan includes. */
export function BenefitList() {
  return (
    <ul className={css['benefits']}>
      {PREMIUM_BENEFITS.map((benefit) => (
        <li key={benefit}>
          <IconCheck aria-hidden />
          {benefit}
        </li>
      ))}
    </ul>
  );
}

/** The dialog that offers the premium plan and opens the checkout. Each portal renders it once. */
export function UpgradePrompt() {
  const checkout = useCheckout();
  const isAsked = useIsUpgradePromptOpen();
  const lack = useLackOf('pay');
  const status = useSubscriptionStatus();
  // Invites a former premium company back, and says that its data is still there.
  const isBack = status.state === 'lapsed';
  const act = isBack ? 'Renew premium' : 'Upgrade to premium';
  useEffect(() => closeUpgradePrompt, []);
  return (
    <Dialog
      opened={isAsked}
      onClose={closeUpgradePrompt}
      title={act}
      actions={
        <>
          <Button onClick={closeUpgradePrompt}>Not now</Button>
          <Button
            tone="primary"
            disabled={lack ?? false}
            loading={checkout.isPending || checkout.isSuccess}
            onClick={() => checkout.mutate({})}
          >
            {act}
          </Button>
        </>
      }
    >
      <div className={css['offer']}>
        <p>
          {isBack
            ? SUBSCRIPTION_STATE_SENTENCES.lapsed(dayOf(status))
            : 'Searching, shortlisting and hiding stay free. Premium adds:'}
        </p>
        <BenefitList />
        <p className={css['price']}>
          <Suspense fallback={'\u00a0'}>
            <Price />
          </Suspense>
        </p>
        <TestModeNote />
      </div>
    </Dialog>
  );
}
