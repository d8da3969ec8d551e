import { BLOCK_SENTENCES } from '@talaash/domain/block/words';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { registerStale } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../ui/overlay/toast.ts';

registerStale({ 'block.changed': () => [api.block.key(), api.thread.key(), api.talentProfile.key()] });

export const useBlocks = () => useQuery(api.block.list.queryOptions());

/** A block changes what is found and what can be written. */
const refresh = () => queryClient.invalidateQueries();

const onError = (error: Error) => void toast.error(sentenceOf(error, BLOCK_SENTENCES.failed));

export const useBlock = () =>
  useMutation(
    api.block.put.mutationOptions({
      onSuccess: ({ name }) => {
        toast.success(BLOCK_SENTENCES.put(name));
        return refresh();
      },
      onError,
    }),
  );

export const useUnblock = (name: string) =>
  useMutation(
    api.block.delete.mutationOptions({
      onSuccess: () => {
        toast.success(BLOCK_SENTENCES.removed(name));
        return refresh();
      },
      onError,
    }),
  );
