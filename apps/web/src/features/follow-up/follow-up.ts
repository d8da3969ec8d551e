import type { FollowUpDraft } from '@talaash/domain/follow-up/schema';
import { FOLLOW_UP_SENTENCES } from '@talaash/domain/follow-up/words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { registerStale } from '../../lib/live.ts';
import { toast } from '../../ui/overlay/toast.ts';

const followUps = () => [api.followUp.key()];

registerStale({
  'followUp.changed': followUps,
  'invitation.followedUp': followUps,
  // It is shown as stopped.
  'message.sent': followUps,
  'jobPost.closed': followUps,
  'company.subscriptionChanged': followUps,
});

export const useFollowUp = (threadId: string) =>
  useQuery(api.followUp.get.queryOptions({ input: { threadId } }));

export function useFollowUpChange(threadId: string) {
  const queries = useQueryClient();
  // After a failure too: a colleague may have changed it, or it was sent.
  const onSettled = () => queries.invalidateQueries({ queryKey: api.followUp.key() });
  const save = useMutation({
    mutationFn: (draft: FollowUpDraft & { basedOn: string | null }) =>
      api.followUp.save.call({ threadId, ...draft }),
    onSuccess: () => toast.success(FOLLOW_UP_SENTENCES.saved),
    onSettled,
  });
  const cancel = useMutation({
    mutationFn: () => api.followUp.cancel.call({ threadId }),
    onSuccess: () => toast.success(FOLLOW_UP_SENTENCES.cancelled),
    onError: (error) => toast.error(sentenceOf(error, FOLLOW_UP_SENTENCES.cancelFailed)),
    onSettled,
  });
  return { save, cancel };
}

export type FollowUpChange = ReturnType<typeof useFollowUpChange>;
