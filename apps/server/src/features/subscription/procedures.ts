import { SUBSCRIPTION_SENTENCES } from '@talaash/domain/subscription/words';
import { SESSION_ID_PLACEHOLDER } from '../../adapters/payments/port.ts';
import { company } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import { checkoutSessions } from '../../db/schema/subscription.ts';
import { applyPayment } from './actions.ts';
import { readCheckout, readSubscription } from './queries.ts';

export const subscriptionProcedures = {
  createCheckoutSessionUrl: company.subscription.createCheckoutSessionUrl.handler(
    async ({ context: { deps, viewer } }) => {
      const { companyId, email } = viewer;
      const { hasPremiumAccess, paymentCustomerId } = await readSubscription(deps.db, companyId);
      if (hasPremiumAccess) throw refusal('CONFLICT', SUBSCRIPTION_SENTENCES.alreadyPremium);
      const pages = `${deps.baseUrl()}/company/subscription`;
      const { sessionId, checkoutUrl } = await deps.payments.createCheckoutSession({
        companyId,
        email,
        paymentCustomerId: paymentCustomerId ?? undefined,
        successUrl: `${pages}/success?session_id=${SESSION_ID_PLACEHOLDER}`,
        cancelledUrl: `${pages}/cancelled`,
      });
      await deps.db.insert(checkoutSessions).values({ sessionId, companyId });
      return { checkoutUrl };
    },
  ),

  createCustomerPortalUrl: company.subscription.createCustomerPortalUrl.handler(
    async ({ context: { deps, viewer } }) => {
      const { companyId } = viewer;
      const { paymentCustomerId } = await readSubscription(deps.db, companyId);
      if (paymentCustomerId === null)
        throw refusal('BUSINESS_RULE_VIOLATION', SUBSCRIPTION_SENTENCES.nothingToManage);
      const returnUrl = `${deps.baseUrl()}/company/dashboard`;
      return { portalUrl: await deps.payments.createPortalUrl({ companyId, paymentCustomerId, returnUrl }) };
    },
  ),

  // The webhook decides. This only asks the provider, and applies a payment whose webhook is late.
  verifyStatus: company.subscription.verifyStatus.handler(async ({ input, context: { deps, viewer } }) => {
    const { companyId } = viewer;
    const { sessionId } = input;
    const checkout = await readCheckout(deps.db, companyId, sessionId);
    if (!checkout) throw refusal('NOT_FOUND', SUBSCRIPTION_SENTENCES.invalidSession);
    if (checkout.paidAt === null) {
      const paid = await deps.payments.readCheckoutSession(sessionId);
      if (paid?.companyId === companyId && paid.paidIsoDateTimeUtc !== undefined) {
        await applyPayment(deps, {
          paymentEventId: `paid ${sessionId}`,
          occurredIsoDateTimeUtc: paid.paidIsoDateTimeUtc,
          companyId,
          paymentCustomerId: paid.paymentCustomerId,
          hasPremiumAccess: true,
          sessionId,
        });
      }
    }
    const { hasPremiumAccess } = await readSubscription(deps.db, companyId);
    const { verified, notPaid } = SUBSCRIPTION_SENTENCES;
    return { success: hasPremiumAccess, hasPremiumAccess, message: hasPremiumAccess ? verified : notPaid };
  }),
};
