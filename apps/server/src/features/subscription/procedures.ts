import { SUBSCRIPTION_SENTENCES } from '@talaash/domain/subscription/words';
import { SESSION_ID_PLACEHOLDER } from '../../adapters/payments/port.ts';
import { company } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import { checkoutSessions } from '../../db/schema/subscription.ts';
import { applyPayment, cancelSubscription, resumeSubscription } from './actions.ts';
import { askProvider } from './provider.ts';
import { readCheckout, readPayments, readStanding, readSubscription } from './queries.ts';

export const subscriptionProcedures = {
  get: company.subscription.get.handler(async ({ context: { deps, viewer } }) => {
    const { companyId } = viewer;
    const [standing, payments] = await Promise.all([
      readStanding(deps.db, companyId, deps.now()),
      readPayments(deps.db, companyId),
    ]);
    return { standing, payments };
  }),

  cancel: company.subscription.cancel.handler(async ({ context: { deps, viewer } }) => ({
    standing: await cancelSubscription(deps, viewer.companyId),
  })),

  resume: company.subscription.resume.handler(async ({ context: { deps, viewer } }) => ({
    standing: await resumeSubscription(deps, viewer.companyId),
  })),

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
      const returnUrl = `${deps.baseUrl()}/company/settings#subscription`;
      const portalUrl =
        paymentCustomerId === null
          ? undefined
          : await deps.payments.createPortalUrl({ companyId, paymentCustomerId, returnUrl });
      if (portalUrl === undefined)
        throw refusal('BUSINESS_RULE_VIOLATION', SUBSCRIPTION_SENTENCES.nothingToManage);
      return { portalUrl };
    },
  ),

  // The webhook decides. This only asks the provider, and applies a payment whose webhook is late.
  verifyStatus: company.subscription.verifyStatus.handler(async ({ input, context: { deps, viewer } }) => {
    const { companyId } = viewer;
    const { sessionId } = input;
    const checkout = await readCheckout(deps.db, companyId, sessionId);
    if (!checkout) throw refusal('NOT_FOUND', SUBSCRIPTION_SENTENCES.invalidSession);
    if (checkout.paidAt === null) {
      const paid = await askProvider(deps, (payments) => payments.readCheckoutSession(sessionId));
      if (paid?.companyId === companyId && paid.paidIsoDateTimeUtc !== undefined) {
        const { paymentCustomerId } = paid;
        await applyPayment(deps, { companyId, paymentCustomerId, sessionId });
      }
    }
    const { hasPremiumAccess } = await readSubscription(deps.db, companyId);
    const { verified, notPaid } = SUBSCRIPTION_SENTENCES;
    return { success: hasPremiumAccess, hasPremiumAccess, message: hasPremiumAccess ? verified : notPaid };
  }),
};
