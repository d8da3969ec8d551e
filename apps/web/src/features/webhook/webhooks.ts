import type { WebhookDeliveryState } from '@talaash/domain/webhook/choice';
import { WEBHOOK_SENTENCES } from '@talaash/domain/webhook/words';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { byCursor } from '../../lib/by-cursor.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { registerStale } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../ui/overlay/toast.ts';

export const endpointsQuery = api.webhook.list.queryOptions();

registerStale({ 'webhook.changed': () => [api.webhook.key()] });

const refresh = () => queryClient.invalidateQueries({ queryKey: api.webhook.key() });

/** How often a log is read while something in it is due. */
const DUE_REFRESH_MS = 2000;
const DUE_WITHIN_MS = 30_000;

/** The deliveries of an endpoint, page by page. */
export function useDeliveries(webhookEndpointId: string, state: WebhookDeliveryState | undefined) {
  const found = useInfiniteQuery({
    ...api.webhook.listDeliveries.infiniteOptions({
      input: (cursor: string | null) => ({
        webhookEndpointId,
        cursor,
        ...(state === undefined ? {} : { state }),
      }),
      ...byCursor,
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => {
      const isDue = data?.pages.some(({ list }) =>
        list.some(
          ({ nextIsoDateTimeUtc: next }) => next !== null && Date.parse(next) < Date.now() + DUE_WITHIN_MS,
        ),
      );
      return isDue ? DUE_REFRESH_MS : false;
    },
  });
  return { ...found, rows: found.data?.pages.flatMap((page) => page.list) };
}

const onError = (error: unknown) => toast.error(sentenceOf(error, WEBHOOK_SENTENCES.failed));

/** After a change that has no form of its own. */
const told = (sentence: string) => async () => {
  await refresh();
  toast.success(sentence);
};

/** A failure shows in the form. The secret in the answer is kept by the open dialog alone. */
export const useCreateEndpoint = () =>
  useMutation(api.webhook.create.mutationOptions({ gcTime: 0, onSuccess: refresh }));

export const useRotateSecret = () =>
  useMutation(api.webhook.rotate.mutationOptions({ gcTime: 0, onSuccess: refresh }));

export const useShowSecret = () => useMutation(api.webhook.showSecret.mutationOptions({ gcTime: 0 }));

export const useUpdateEndpoint = (onSaved: () => void) =>
  useMutation(
    api.webhook.update.mutationOptions({
      onSuccess: async () => {
        await refresh();
        onSaved();
        toast.success(WEBHOOK_SENTENCES.changed);
      },
    }),
  );

export const useDeleteEndpoint = () =>
  useMutation(api.webhook.delete.mutationOptions({ onSuccess: told(WEBHOOK_SENTENCES.deleted), onError }));

export const useSwitchOff = () =>
  useMutation(
    api.webhook.switchOff.mutationOptions({ onSuccess: told(WEBHOOK_SENTENCES.switchedOff), onError }),
  );

export const useSwitchOn = (onDone: () => void) =>
  useMutation(
    api.webhook.switchOn.mutationOptions({
      onSuccess: async () => {
        await refresh();
        onDone();
        toast.success(WEBHOOK_SENTENCES.switchedOn);
      },
    }),
  );

export const useSendTest = () =>
  useMutation(api.webhook.sendTest.mutationOptions({ onSuccess: told(WEBHOOK_SENTENCES.testSent), onError }));

export const useResend = () =>
  useMutation(api.webhook.resend.mutationOptions({ onSuccess: told(WEBHOOK_SENTENCES.queued), onError }));

export const useReplay = (onDone: () => void) =>
  useMutation(
    api.webhook.replay.mutationOptions({
      onSuccess: async ({ count }) => {
        await refresh();
        onDone();
        toast.success(WEBHOOK_SENTENCES.replayed(count));
      },
    }),
  );
