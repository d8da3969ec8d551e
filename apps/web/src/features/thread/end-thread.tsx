import { END_THREAD_SENTENCES } from '@talaash/domain/thread/words';
import { IconLock } from '../../ui/icon/lock.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import type { ThreadSummary } from './thread.ts';

/** Ends a conversation for a talent, after a confirmation. Empty for an ended one. */
export function EndThreadButton({ thread, name }: ThreadSummary) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const end = useMutation(
    api.thread.end.mutationOptions({
      onSuccess: () => toast.success(END_THREAD_SENTENCES.ended),
      onError: (error) => toast.error(sentenceOf(error, END_THREAD_SENTENCES.failed)),
      onSettled: () => queries.invalidateQueries({ queryKey: api.thread.key() }),
    }),
  );
  if (thread.endedIsoDateTimeUtc !== undefined) return null;

  async function confirmAndEnd() {
    const isSure = await confirm({
      title: END_THREAD_SENTENCES.title(name),
      body: END_THREAD_SENTENCES.body,
      danger: true,
    });
    if (isSure) end.mutate(thread.key);
  }

  return (
    <Button
      size="s"
      compact
      icon={<IconLock aria-hidden />}
      loading={end.isPending}
      onClick={() => void confirmAndEnd()}
    >
      End conversation
    </Button>
  );
}
