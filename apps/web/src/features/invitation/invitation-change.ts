import { INVITATION_SENTENCES } from '@talaash/domain/invitation/words';
import type { Pay } from '@talaash/domain/job-terms/schema';
import type { Thread } from '@talaash/domain/thread/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { changeRelation } from '../../parts/company-relation.ts';
import { showCallFailure } from '../../parts/refusal.ts';
import { toast } from '../../ui/overlay/toast.ts';

/** What a company can still do to an invitation: edit its note, take it back, raise its pay. */
export function useInvitationChange(threadId: string) {
  const queries = useQueryClient();
  const settled = {
    // After a failure too: the talent may have answered meanwhile.
    onSettled: () =>
      Promise.all(
        [api.thread.key(), api.message.key()].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
    onError: (error: Error) => toast.error(sentenceOf(error, INVITATION_SENTENCES.changeFailed)),
  };
  const edit = useMutation({
    mutationFn: (note: string) =>
      api.invitation.edit.call({ threadId, note: note.trim() === '' ? undefined : note }),
    onSuccess: () => toast.success(INVITATION_SENTENCES.edited),
    ...settled,
  });
  const takeBack = useMutation({
    mutationFn: () => api.invitation.takeBack.call({ threadId }),
    onSuccess: ({ thread }) => {
      showTakenBack(thread);
    },
    ...settled,
  });
  const raisePay = useMutation({
    mutationFn: (pay: Pay) => api.invitation.raisePay.call({ threadId, pay }),
    onSuccess: () => toast.success(INVITATION_SENTENCES.payRaised),
    ...settled,
  });
  return { edit, takeBack, raisePay };
}

/** An invitation was sent: the pages show it, and how many are left. Nothing waits for what is read again. */
export function showSent({ talentId, key, jobPostInvitationStatus }: Thread): void {
  changeRelation(talentId, { invitationStatus: jobPostInvitationStatus, threadId: key.threadId });
  for (const queryKey of [api.invitation.allowance.key(), api.thread.key()])
    void queryClient.invalidateQueries({ queryKey });
}

/** Takes back an invitation that was just sent. `onUndone` is called as soon as it is taken back. */
export const useUndoSent = (onUndone?: () => void) =>
  useMutation({
    mutationFn: (threadId: string) => api.invitation.takeBack.call({ threadId }),
    onSuccess: ({ thread }) => {
      onUndone?.();
      showTakenBack(thread);
      return queryClient.invalidateQueries({ queryKey: api.thread.key() });
    },
    onError: (error) => showCallFailure(error, INVITATION_SENTENCES.changeFailed),
  });

/** The talent can be invited again. */
function showTakenBack({ talentId }: Thread): void {
  changeRelation(talentId, { invitationStatus: undefined });
  toast.info(INVITATION_SENTENCES.takenBack);
}

export type InvitationChange = ReturnType<typeof useInvitationChange>;
