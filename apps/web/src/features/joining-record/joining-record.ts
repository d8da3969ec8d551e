import { JOINING_SENTENCES } from '@talaash/domain/joining-record/words';
import { type QueryKey, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { registerStale } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../ui/overlay/toast.ts';

const all = (): QueryKey[] => [api.joiningRecord.key()];
registerStale({ 'joiningRecord.offered': all, 'joiningRecord.moved': all });

export const useThreadRecords = (threadId: string) =>
  useQuery(api.joiningRecord.listInThread.queryOptions({ input: { threadId } }));

const refresh = () => queryClient.invalidateQueries({ queryKey: api.joiningRecord.key() });
const onError = (error: Error) => {
  toast.error(sentenceOf(error, JOINING_SENTENCES.failed));
  // The other side may have been faster.
  void refresh();
};

export const useOffer = () =>
  useMutation(
    api.joiningRecord.offer.mutationOptions({
      onSuccess: () => {
        toast.success(JOINING_SENTENCES.recorded);
        return refresh();
      },
      onError,
    }),
  );

export const useMove = () =>
  useMutation(
    api.joiningRecord.move.mutationOptions({
      onSuccess: (_, { act }) => {
        toast.success(JOINING_SENTENCES.done[act.kind]);
        return refresh();
      },
      onError,
    }),
  );
