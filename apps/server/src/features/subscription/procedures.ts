import { SUBSCRIPTION_SENTENCES } from '@talaash/domain/subscription/words';
import { company } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import type { Deps } from '../../call/deps.ts';
import { cancelSubscription, openCheckout, resumeSubscription, verifyCheckout } from './actions.ts';
import { askProvider } from './provider.ts';
import { readSeats } from './seat.ts';
import { readCheckout, readPayments, readSubscriptionStatus, readSubscription } from './queries.ts';

export const subscriptionProcedures = {
  get: company.subscription.get.handler(async ({ context: { deps, viewer } }) => {
    const { companyId } = viewer;
    // From one snapshot: otherwise a renewal that fails meanwhile would show a failed payment beside a paid plan.
    return deps.db.transaction(
      async (tx) => ({
        standing: await readSubscriptionStatus(tx, companyId, deps.now()),
        payments: await readPayments(tx, companyId),
        seats: await readSeats({ config: deps.config, db: tx }, companyId),
      }),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }),

  cancel: company.subscription.cancel.handler(async ({ context: { deps, requestId, viewer } }) => ({
    standing: await cancelSubscription(noting(deps, requestId), viewer.companyId),
  })),

  resume: company.subscription.resume.handler(async ({ context: { deps, requestId, viewer } }) => ({
    standing: await resumeSubscription(noting(deps, requestId), viewer.companyId),
  })),

  createCheckoutSessionUrl: company.subscription.createCheckoutSessionUrl.handler(
    async ({ context: { deps, requestId, viewer } }) => ({
      checkoutUrl: await openCheckout(noting(deps, requestId), viewer),
    }),
  ),

  createCustomerPortalUrl: company.subscription.createCustomerPortalUrl.handler(
    async ({ context: { deps, requestId, viewer } }) => {
      const { companyId } = viewer;
      const { paymentCustomerId } = await readSubscription(deps.db, companyId);
      const returnUrl = `${deps.baseUrl()}/company/plan`;
      const portalUrl =
        paymentCustomerId === null
          ? undefined
          : await askProvider(noting(deps, requestId), (payments) =>
              payments.createPortalUrl({ companyId, paymentCustomerId, returnUrl }),
            );
      if (portalUrl === undefined)
        throw refusal('BUSINESS_RULE_VIOLATION', SUBSCRIPTION_SENTENCES.nothingToManage);
      return { portalUrl };
    },
  ),

  // The webhook decides. This only asks the provider, and applies a payment whose webhook is late.
  verifyStatus: company.subscription.verifyStatus.handler(
    async ({ input: { sessionId }, context: { deps, requestId, viewer } }) => {
      const { companyId } = viewer;
      const checkout = await readCheckout(deps.db, companyId, sessionId);
      if (!checkout) throw refusal('NOT_FOUND', SUBSCRIPTION_SENTENCES.invalidSession);
      const isProcessing =
        checkout.paidAt === null && (await verifyCheckout(noting(deps, requestId), companyId, sessionId));
      const { hasPremiumAccess } = await readSubscription(deps.db, companyId);
      const { verified, processing, notPaid } = SUBSCRIPTION_SENTENCES;
      const message = isProcessing ? processing : notPaid;
      return { success: hasPremiumAccess, hasPremiumAccess, message: hasPremiumAccess ? verified : message };
    },
  ),
};

/** What is logged for a call names its request. */
const noting = (deps: Deps, requestId: string): Deps => ({ ...deps, log: deps.log.child({ requestId }) });
