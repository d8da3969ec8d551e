import { useMutation, useQuery } from '@tanstack/react-query';
import {
  cancelConsequence,
  CANCEL_PAST_DUE_SENTENCE,
  SUBSCRIPTION_SENTENCES,
} from '@talaash/domain/subscription/words';
import type { SubscriptionStatus } from '@talaash/domain/subscription/schema';
import { api } from '../../lib/api.ts';
import { isCallError, sentenceOf } from '../../lib/call-error.ts';
import { formatDay } from '../../lib/format.ts';
import { registerStale } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { refreshViewer, useViewer } from '../../lib/session.ts';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { toast } from '../../ui/overlay/toast.ts';

export const subscriptionQuery = api.subscription.get.queryOptions();

registerStale({
  'company.subscriptionChanged': () => [subscriptionQuery.queryKey],
  // A member takes or gives back a seat.
  'companyMember.changed': () => [subscriptionQuery.queryKey],
});

/** The plan of the company with its latest payments. */
export const useSubscription = () => useQuery(subscriptionQuery);

/** The status of the company’s plan, known on every page. */
export const useSubscriptionStatus = (): SubscriptionStatus =>
  useViewer().subscription ?? { state: 'free', untilIsoDateTimeUtc: null };

/** Whether the payment provider is in test mode: it takes no money. */
export const useIsPaymentTestMode = (): boolean =>
  useQuery(api.publicConfiguration.get.queryOptions()).data?.isPaymentTestMode === true;

/** The last day of a state, in the reader's date format. */
export const dayOf = ({ untilIsoDateTimeUtc }: SubscriptionStatus): string =>
  untilIsoDateTimeUtc === null ? '' : formatDay(untilIsoDateTimeUtc);

/** Refetches everything that shows the plan. */
export async function refreshPlan(): Promise<void> {
  await Promise.all([
    refreshViewer(),
    queryClient.invalidateQueries({ queryKey: api.company.get.key() }),
    queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey }),
  ]);
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

/** Opens the provider's portal for paying what is due and changing the payment method. */
export const useCustomerPortal = () =>
  useMutation(
    api.subscription.createCustomerPortalUrl.mutationOptions({
      onSuccess: ({ portalUrl }) => location.assign(portalUrl),
      onError: (error) => toastManageFailure(error, SUBSCRIPTION_SENTENCES.manageFailed),
    }),
  );

/** Cancels the renewal, after a confirmation. */
export function useCancel(): { isPending: boolean; cancel: () => Promise<void> } {
  const confirm = useConfirm();
  const status = useSubscriptionStatus();
  const mutation = useMutation(
    api.subscription.cancel.mutationOptions({
      onSuccess: refreshPlan,
      onError: (error) => toastManageFailure(error, SUBSCRIPTION_SENTENCES.cancelFailed),
    }),
  );
  async function cancel() {
    const body = status.state === 'pastDue' ? CANCEL_PAST_DUE_SENTENCE : cancelConsequence(dayOf(status));
    if (await confirm({ title: 'Cancel the subscription?', body, danger: true })) mutation.mutate({});
  }
  return { isPending: mutation.isPending, cancel };
}

/** Undoes a cancellation. */
export const useResume = () =>
  useMutation(
    api.subscription.resume.mutationOptions({
      onSuccess: refreshPlan,
      onError: (error) => toastManageFailure(error, SUBSCRIPTION_SENTENCES.resumeFailed),
    }),
  );

function toastManageFailure(error: unknown, fallback: string): void {
  // It was changed in another tab or at the provider.
  if (isCallError(error, 'CONFLICT')) void refreshPlan();
  toast.error(
    isCallError(error, 'UNAUTHORIZED') ? SUBSCRIPTION_SENTENCES.logInToManage : sentenceOf(error, fallback),
  );
}
