import { CONNECTED_PROGRAM_SENTENCES } from '@talaash/domain/connected-program/words';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { registerStale } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../ui/overlay/toast.ts';

export const connectedProgramsQuery = api.connectedProgram.list.queryOptions();

registerStale({ 'connectedProgram.changed': () => [connectedProgramsQuery.queryKey] });

export const useRevokeConnectedProgram = (name: string) =>
  useMutation(
    api.connectedProgram.revoke.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: connectedProgramsQuery.queryKey });
        toast.success(CONNECTED_PROGRAM_SENTENCES.revoked(name));
      },
      onError: (error) => toast.error(sentenceOf(error, CONNECTED_PROGRAM_SENTENCES.failed)),
    }),
  );
