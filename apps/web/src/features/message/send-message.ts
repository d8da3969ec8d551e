import type { Attachment } from '@talaash/domain/attachment/schema';
import { MESSAGE_SENTENCES } from '@talaash/domain/message/words';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isPassing, sentenceOf } from '../../lib/call-error.ts';
import { api } from '../../lib/api.ts';
import { announce } from '../../ui/base/announce.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { outbox, type UnsentMessage, useUnsentMessages } from './outbox.ts';
import { MESSAGE_SIDES } from './message.ts';

type NewMessage = Omit<UnsentMessage, 'state' | 'reason'>;

/** The page already says that it is offline and will send later. */
const OFFLINE_REASON = 'Not sent';

/**
 * Sends the messages of one thread. A message lost by the network stays in the outbox for a retry. A message refused by the
 * server goes back to the composer through `onRefused`, with its files.
 */
export function useSendMessage(side: UserType, threadId: string, onRefused: (refused: NewMessage) => void) {
  const queries = useQueryClient();
  const unsent = useUnsentMessages().filter((message) => message.threadId === threadId);

  const { mutate, isPending } = useMutation({
    mutationFn: ({ markdown, attachments, clientMessageId }: NewMessage) =>
      MESSAGE_SIDES[side].send({
        threadId,
        ...(markdown === '' ? {} : { message: markdown }),
        ...(attachments ? { fileIds: attachments.map(({ id }) => id) } : {}),
        clientMessageId,
      }),
    onMutate: (sending) => outbox.add(sending),
    onSuccess: async (_sent, { clientMessageId }) => {
      // The message's row shows the progress. A toast per message would cover the conversation.
      announce(MESSAGE_SENTENCES.sent);
      await queries.invalidateQueries({ queryKey: api.message.key() });
      outbox.remove(clientMessageId);
      void queries.invalidateQueries({ queryKey: api.thread.key() });
    },
    onError: (error, refused) => {
      const { clientMessageId } = refused;
      if (isPassing(error)) {
        // The message shows the reason, with a button to retry.
        outbox.fail(clientMessageId, navigator.onLine ? MESSAGE_SENTENCES.sendFailed : OFFLINE_REASON);
        return;
      }
      outbox.remove(clientMessageId);
      onRefused(refused);
      toast.error(sentenceOf(error, MESSAGE_SENTENCES.sendFailed));
    },
  });

  const failed = unsent.find((message) => message.state === 'failed');
  useEffect(() => {
    if (!failed) return;
    const retry = () => mutate(failed);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, mutate]);

  return {
    unsent,
    isSending: isPending,
    send: (markdown: string, attachments: Attachment[]) =>
      mutate({
        clientMessageId: crypto.randomUUID(),
        threadId,
        markdown,
        ...(attachments.length > 0 ? { attachments } : {}),
        createdIsoDateTimeUtc: new Date().toISOString(),
      }),
    retry: (message: UnsentMessage) => mutate(message),
    discard: (message: UnsentMessage) => outbox.remove(message.clientMessageId),
  };
}

export type Sending = ReturnType<typeof useSendMessage>;
