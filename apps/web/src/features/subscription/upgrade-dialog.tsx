import { IconCheck } from '@tabler/icons-react';
import { PREMIUM_BENEFITS, PREMIUM_PRICE_IN_DOLLARS_PER_MONTH } from '@talaash/domain/subscription';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useCheckout } from './checkout.ts';
import css from './upgrade-dialog.module.css';

/** Asked to pay: what premium opens, what it costs, and the way to the checkout. */
export function UpgradeDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const checkout = useCheckout();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Upgrade to premium"
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button tone="primary" loading={checkout.isPending} onClick={() => checkout.mutate()}>
            Upgrade for ${PREMIUM_PRICE_IN_DOLLARS_PER_MONTH} a month
          </Button>
        </>
      }
    >
      <p>Searching, shortlisting and hiding stay free. Premium opens the conversation:</p>
      <ul className={css['benefits']}>
        {PREMIUM_BENEFITS.map((benefit) => (
          <li key={benefit}>
            <IconCheck aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
