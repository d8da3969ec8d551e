import { PREMIUM_PRICE_IN_DOLLARS_PER_MONTH } from '@talaash/domain/subscription/limit';
import { askToUpgrade } from '../../parts/refusal.ts';
import { Status } from '../../ui/show/badge.tsx';
import { Button } from '../../ui/press/button.tsx';
import { useCustomerPortal } from './subscription.ts';
import css from './subscription.module.css';
import { BenefitList } from './upgrade-prompt.tsx';

/** The company's plan, with a button to upgrade or to manage it. */
export function PlanCard({ hasPremiumAccess }: { hasPremiumAccess: boolean }) {
  return hasPremiumAccess ? <PremiumPlan /> : <FreePlan />;
}

function PremiumPlan() {
  const portal = useCustomerPortal();
  return (
    <div className={css['plan']}>
      <Status tone="ok">Premium</Status>
      <p>
        ${PREMIUM_PRICE_IN_DOLLARS_PER_MONTH} per month. You can invite, message, copy emails and download
        resumes.
      </p>
      <div>
        <Button loading={portal.isPending || portal.isSuccess} onClick={() => portal.mutate({})}>
          Manage subscription
        </Button>
      </div>
    </div>
  );
}

function FreePlan() {
  return (
    <div className={css['plan']}>
      <Status tone="none">Free</Status>
      <p>
        You can search, shortlist and hide. Premium adds, for ${PREMIUM_PRICE_IN_DOLLARS_PER_MONTH} per month:
      </p>
      <BenefitList />
      <div>
        <Button onClick={askToUpgrade}>Upgrade to premium</Button>
      </div>
    </div>
  );
}
