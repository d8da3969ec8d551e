import { DELETION_SENTENCES } from '@talaash/domain/account-deletion/words';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { registerStale } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { refreshViewer, viewerQuery } from '../../lib/session.ts';
import { toast } from '../../ui/overlay/toast.ts';

registerStale({ 'account.deletionChanged': () => [viewerQuery.queryKey, api.account.readDeletion.key()] });

export const useDeletion = () => useQuery(api.account.readDeletion.queryOptions());

/** After a deletion was requested or cancelled. */
export async function refreshDeletion(): Promise<void> {
  await Promise.all([
    refreshViewer(),
    queryClient.invalidateQueries({ queryKey: api.account.readDeletion.key() }),
  ]);
}

export const useKeepAccount = () =>
  useMutation(
    api.account.keep.mutationOptions({
      onSuccess: async () => {
        await refreshDeletion();
        toast.success(DELETION_SENTENCES.kept);
      },
      onError: (error) => toast.error(sentenceOf(error, DELETION_SENTENCES.keepFailed)),
    }),
  );
