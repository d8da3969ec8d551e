import type { Seats } from '@talaash/domain/seat/schema';
import { premiumPriceWords } from '@talaash/domain/seat/words';
import type { SubscriptionState } from '@talaash/domain/subscription/choice';
import type { SubscriptionStatus } from '@talaash/domain/subscription/schema';
import { SUBSCRIPTION_STATE_LABELS, SUBSCRIPTION_STATE_SENTENCES } from '@talaash/domain/subscription/words';
import { useLocalText } from '../../lib/local-text.tsx';
import { askToUpgrade } from '../../parts/refusal.ts';
import { Button } from '../../ui/press/button.tsx';
import { Status } from '../../ui/show/badge.tsx';
import { dayOf, useCancel, useCustomerPortal, useResume } from './subscription.ts';
import css from './subscription.module.css';

const TONES: Record<SubscriptionState, 'ok' | 'warm' | 'bad' | 'none'> = {
  free: 'none',
  active: 'ok',
  cancelled: 'warm',
  pastDue: 'bad',
  lapsed: 'none',
};

interface PlanStateProps {
  status: SubscriptionStatus;
  /** Undefined while they are loading. */
  seats: Seats | undefined;
}

/** The state of the plan: a label and its explanation, with what it costs. */
export function PlanState({ status, seats }: PlanStateProps) {
  const { state } = status;
  const sentence = useLocalText(() =>
    SUBSCRIPTION_STATE_SENTENCES[state](dayOf(status), seats && premiumPriceWords(seats)),
  );
  return (
    <div className={css['state']} role="status">
      <Status tone={TONES[state]}>{SUBSCRIPTION_STATE_LABELS[state]}</Status>
      <p>{sentence}</p>
    </div>
  );
}

interface PlanStepsProps {
  state: SubscriptionState;
  /** Includes cancelling the plan, which only the settings offer. */
  canCancel?: boolean;
}

/** The actions for the plan's state, most useful first. */
export function PlanSteps({ state, canCancel = false }: PlanStepsProps) {
  return (
    <div className={css['steps']}>
      {state === 'free' ? <Button onClick={askToUpgrade}>Upgrade to premium</Button> : null}
      {state === 'lapsed' ? (
        <Button tone="primary" onClick={askToUpgrade}>
          Renew premium
        </Button>
      ) : null}
      {state === 'pastDue' ? <PortalButton label="Pay now" isPrimary /> : null}
      {state === 'cancelled' ? <ResumeButton /> : null}
      {state === 'active' || state === 'cancelled' ? <PortalButton label="Manage subscription" /> : null}
      {canCancel && (state === 'active' || state === 'pastDue') ? <CancelButton /> : null}
    </div>
  );
}

/** Opens the provider's portal. */
export function PortalButton({ label, isPrimary = false }: { label: string; isPrimary?: boolean }) {
  const portal = useCustomerPortal();
  return (
    <Button
      tone={isPrimary ? 'primary' : 'default'}
      loading={portal.isPending || portal.isSuccess}
      onClick={() => portal.mutate({})}
    >
      {label}
    </Button>
  );
}

function ResumeButton() {
  const resume = useResume();
  return (
    <Button loading={resume.isPending} onClick={() => resume.mutate({})}>
      Resume
    </Button>
  );
}

function CancelButton() {
  const { isPending, cancel } = useCancel();
  return (
    <Button tone="quiet" loading={isPending} onClick={() => void cancel()}>
      Cancel subscription
    </Button>
  );
}
