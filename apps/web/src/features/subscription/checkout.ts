import { useMutation } from '@tanstack/react-query';
import { SUBSCRIPTION_MESSAGES } from '@talaash/domain/subscription';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { toast } from '../../ui/toast.ts';

/** Sends the browser to the payment provider's checkout. Stays pending while the page goes. */
export function useCheckout() {
  return useMutation({
    mutationFn: async () => {
      const { checkoutUrl } = await api.subscription.createCheckoutSessionUrl.call({});
      window.location.assign(checkoutUrl);
    },
    onError: (error) => toast.error(sentenceOf(error, SUBSCRIPTION_MESSAGES.startFailed)),
  });
}

/** Sends the browser to where the subscription is managed. */
export function useManageSubscription() {
  return useMutation({
    mutationFn: async () => {
      const { portalUrl } = await api.subscription.createCustomerPortalUrl.call({});
      window.location.assign(portalUrl);
    },
    onError: (error) => toast.error(sentenceOf(error, SUBSCRIPTION_MESSAGES.manageFailed)),
  });
}
