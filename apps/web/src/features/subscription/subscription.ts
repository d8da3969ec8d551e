import { useMutation } from '@tanstack/react-query';
import { SUBSCRIPTION_SENTENCES } from '@talaash/domain/subscription/words';
import { api } from '../../lib/api.ts';
import { isCallError, sentenceOf } from '../../lib/call-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { refreshViewer } from '../../lib/session.ts';
import { toast } from '../../ui/overlay/toast.ts';

/** Refetches everything that shows the plan. */
export async function refreshPlan(): Promise<void> {
  await Promise.all([refreshViewer(), queryClient.invalidateQueries({ queryKey: api.company.get.key() })]);
}

/** Opens the checkout of the premium plan. */
export const useCheckout = () =>
  useMutation(
    api.subscription.createCheckoutSessionUrl.mutationOptions({
      onSuccess: ({ checkoutUrl }) => location.assign(checkoutUrl),
      onError: (error) => {
        // The plan was bought in another tab.
        if (isCallError(error, 'CONFLICT')) void refreshPlan();
        const fallback = SUBSCRIPTION_SENTENCES.startFailed;
        toast.error(
          isCallError(error, 'UNAUTHORIZED')
            ? SUBSCRIPTION_SENTENCES.logInToSubscribe
            : sentenceOf(error, fallback),
        );
      },
    }),
  );

/** Opens the portal in which the subscription is changed or ended. */
export const useCustomerPortal = () =>
  useMutation(
    api.subscription.createCustomerPortalUrl.mutationOptions({
      onSuccess: ({ portalUrl }) => location.assign(portalUrl),
      onError: (error) => {
        const fallback = SUBSCRIPTION_SENTENCES.manageFailed;
        toast.error(
          isCallError(error, 'UNAUTHORIZED')
            ? SUBSCRIPTION_SENTENCES.logInToManage
            : sentenceOf(error, fallback),
        );
      },
    }),
  );
