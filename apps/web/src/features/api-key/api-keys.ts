import { API_KEY_SENTENCES } from '@talaash/domain/api-key/words';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { registerStale } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../ui/overlay/toast.ts';

export const apiKeysQuery = api.apiKey.list.queryOptions();

registerStale({ 'apiKey.changed': () => [apiKeysQuery.queryKey] });

const refresh = () => queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey });

/** A failure shows in the form. The secret in the answer is kept by the open dialog alone. */
export const useCreateApiKey = () =>
  useMutation(api.apiKey.create.mutationOptions({ gcTime: 0, onSuccess: refresh }));

export const useRotateApiKey = () =>
  useMutation(api.apiKey.rotate.mutationOptions({ gcTime: 0, onSuccess: refresh }));

export const useUpdateApiKey = (onSaved: () => void) =>
  useMutation(
    api.apiKey.update.mutationOptions({
      onSuccess: async () => {
        await refresh();
        onSaved();
        toast.success(API_KEY_SENTENCES.changed);
      },
    }),
  );

export const useRevokeApiKey = (name: string) =>
  useMutation(
    api.apiKey.revoke.mutationOptions({
      onSuccess: async () => {
        await refresh();
        toast.success(API_KEY_SENTENCES.revoked(name));
      },
      onError: (error) => toast.error(sentenceOf(error, API_KEY_SENTENCES.failed)),
    }),
  );
