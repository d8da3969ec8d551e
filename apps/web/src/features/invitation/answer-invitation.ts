import type { DeclineReason } from '@talaash/domain/invitation/choice';
import { INVITATION_SENTENCES } from '@talaash/domain/invitation/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { toast } from '../../ui/overlay/toast.ts';

/**
 * Accepts an invitation, or declines it with a reason.
 *
 * @param readChangeIsoDateTimeUtc the last change that the page shows, so that the server refuses an answer to older words
 */
export function useInvitationAnswer(threadId: string, readChangeIsoDateTimeUtc: string | null) {
  const queries = useQueryClient();
  // Refetches after a failure too: the invitation may have been answered elsewhere.
  const onSettled = () =>
    Promise.all(
      [api.thread.key(), api.message.key(), api.talentDashboard.key()].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  const accept = useMutation(
    api.invitation.accept.mutationOptions({
      onSuccess: () => toast.success(INVITATION_SENTENCES.accepted),
      onError: (error) => toast.error(sentenceOf(error, INVITATION_SENTENCES.acceptFailed)),
      onSettled,
    }),
  );
  const undo = useMutation(
    api.invitation.undoDecline.mutationOptions({
      onSuccess() {
        reject.reset();
        toast.success(INVITATION_SENTENCES.declineUndone);
      },
      onError: (error) => toast.error(sentenceOf(error, INVITATION_SENTENCES.undoFailed)),
      onSettled,
    }),
  );
  const reject = useMutation(
    api.invitation.reject.mutationOptions({
      // The decline is stored already: closing the page keeps it.
      onSuccess: () =>
        toast.success(INVITATION_SENTENCES.declined, {
          action: { label: 'Undo', keys: 'z', run: () => undo.mutate({ threadId }) },
        }),
      onError: (error) => toast.error(sentenceOf(error, INVITATION_SENTENCES.declineFailed)),
      onSettled,
    }),
  );

  return {
    /** The answer given on this page; undefined before that, and after a failure. */
    answer: accept.isSuccess ? ('Accepted' as const) : reject.isSuccess ? ('Rejected' as const) : undefined,
    /** The pending answer: its button shows progress, and the other is disabled. */
    accept: {
      loading: accept.isPending,
      disabled: reject.isPending,
      onClick: () => accept.mutate({ threadId, readChangeIsoDateTimeUtc }),
    },
    decline: {
      loading: reject.isPending,
      disabled: accept.isPending,
      decline: (reason: DeclineReason) => reject.mutate({ threadId, reason, readChangeIsoDateTimeUtc }),
    },
  };
}
export type InvitationAnswering = ReturnType<typeof useInvitationAnswer>;
