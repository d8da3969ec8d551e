import { PREMIUM_PRICE_IN_DOLLARS_PER_MONTH } from '@talaash/domain/subscription/limit';
import { Link } from '../../ui/press/link.tsx';
import { PlanState, PlanSteps } from './plan.tsx';
import { useSubscriptionStatus } from './subscription.ts';
import css from './subscription.module.css';
import { BenefitList } from './upgrade-prompt.tsx';

/** The company's plan, with its next step and a link to the details. */
export function PlanCard() {
  const status = useSubscriptionStatus();
  const { state } = status;
  return (
    <div className={css['plan']}>
      <PlanState status={status} />
      {state === 'free' ? (
        <>
          <p>Premium adds, for ${PREMIUM_PRICE_IN_DOLLARS_PER_MONTH} per month:</p>
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
