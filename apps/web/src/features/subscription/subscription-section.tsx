import { seatSentence } from '@talaash/domain/seat/words';
import type { Payment } from '@talaash/domain/subscription/schema';
import { GRACE_SENTENCE, PAYMENT_STATE_LABELS } from '@talaash/domain/subscription/words';
import { formatDate, formatMoney } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { RoleLock } from '../../parts/role-lock.tsx';
import { Status } from '../../ui/show/badge.tsx';
import { Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { Table } from '../../ui/show/table.tsx';
import { PlanState, PlanSteps } from './plan.tsx';
import { useSubscription } from './subscription.ts';
import css from './subscription.module.css';
import { TestModeNote } from './test-mode-note.tsx';

/** The plan in the settings: its state, all of its actions, and the payments. */
export function SubscriptionSection() {
  const subscription = useSubscription();
  return (
    <Section id="subscription" title="Subscription">
      {subscription.isError ? (
        <QueryFailure title="Your subscription did not load" queries={[subscription]} />
      ) : null}
      {subscription.isPending ? <TextSkeleton lines={3} label="Loading your subscription" /> : null}
      {subscription.data ? (
        <div className={css['plan']}>
          <PlanState status={subscription.data.standing} seats={subscription.data.seats} />
          {subscription.data.seats.priceInDollars === null ? null : (
            <p>{seatSentence(subscription.data.seats)}</p>
          )}
          <TestModeNote />
          <RoleLock needs="pay">
            <PlanSteps state={subscription.data.standing.state} canCancel />
          </RoleLock>
          <Payments payments={subscription.data.payments} />
        </div>
      ) : null}
    </Section>
  );
}

function Payments({ payments }: { payments: Payment[] }) {
  if (payments.length === 0) return <p className={css['hint']}>No payments yet.</p>;
  return (
    <>
      <Table
        caption="Recent payments"
        rows={payments}
        keyOf={({ paymentId }) => paymentId}
        columns={[
          {
            head: 'Date',
            cell: ({ chargedIsoDateTimeUtc }) => <LocalText of={() => formatDate(chargedIsoDateTimeUtc)} />,
          },
          {
            head: 'Amount',
            align: 'end',
            cell: ({ amountInCents, currency }) => (
              <LocalText of={() => formatMoney(amountInCents, currency)} />
            ),
          },
          {
            head: 'State',
            cell: ({ state }) => (
              <Status tone={state === 'paid' ? 'ok' : 'bad'}>{PAYMENT_STATE_LABELS[state]}</Status>
            ),
          },
          { head: 'Receipt', cell: ({ receiptNumber }) => receiptNumber },
        ]}
      />
      <p className={css['hint']}>{GRACE_SENTENCE}</p>
    </>
  );
}
