import { CONTACT_MESSAGE_SENTENCES } from '@talaash/domain/contact-message/words';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { byCursor } from '../../lib/by-cursor.ts';
import { isCallError, sentenceOf } from '../../lib/call-error.ts';
import { registerStale } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../ui/overlay/toast.ts';

registerStale({
  'contactMessage.sent': () => [api.contactMessage.key()],
  'adminAction.recorded': () => [api.contactMessage.key()],
});

/** The messages to the operator, page by page. */
export function useContactMessages(isOpenOnly: boolean) {
  const found = useInfiniteQuery({
    ...api.contactMessage.page.infiniteOptions({
      input: (cursor: string | null) => ({ cursor, ...(isOpenOnly ? { state: 'open' as const } : {}) }),
      ...byCursor,
    }),
    placeholderData: keepPreviousData,
  });
  return { ...found, rows: found.data?.pages.flatMap((page) => page.list) };
}

const refresh = () => queryClient.invalidateQueries({ queryKey: api.contactMessage.key() });

export const useMarkAnswered = () =>
  useMutation(
    api.contactMessage.markAnswered.mutationOptions({
      onSuccess: refresh,
      onError: (error) => {
        // Another admin was faster, as the list shows.
        if (isCallError(error, 'CONFLICT', 'NOT_FOUND')) void refresh();
        toast.error(sentenceOf(error, CONTACT_MESSAGE_SENTENCES.answerFailed));
      },
    }),
  );
