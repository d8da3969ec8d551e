import { premiumPriceWords } from '@talaash/domain/seat/words';
import { Link } from '../../ui/press/link.tsx';
import { PlanState, PlanSteps } from './plan.tsx';
import { useSubscription, useSubscriptionStatus } from './subscription.ts';
import css from './subscription.module.css';
import { BenefitList } from './upgrade-prompt.tsx';

/** The company's plan, with its next step and a link to the details. */
export function PlanCard() {
  const status = useSubscriptionStatus();
  const seats = useSubscription().data?.seats;
  const { state } = status;
  return (
    <div className={css['plan']}>
      <PlanState status={status} seats={seats} />
      {state === 'free' ? (
        <>
          <p>{seats ? `Premium costs ${premiumPriceWords(seats)}. It adds:` : 'Premium adds:'}</p>
          <BenefitList />
        </>
      ) : null}
      <PlanSteps state={state} />
      {state === 'free' ? null : (
        <p>
          <Link to="/company/plan">Plan and payments</Link>
        </p>
      )}
    </div>
  );
}
