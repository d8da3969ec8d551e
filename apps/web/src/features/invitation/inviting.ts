import type { CompanyRelation } from '@talaash/contract/company-relation';
import { type InvitationRefusal, invitationRefusal } from '@talaash/domain/invitation/rule';
import { INVITATION_SENTENCES } from '@talaash/domain/invitation/words';
import type { JobPost } from '@talaash/domain/job-post/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useCompanyId, useViewer } from '../../lib/session.ts';
import { changeRelation, type RelatedTalent } from '../../parts/company-relation.ts';
import { showCallFailure } from '../../parts/refusal.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { showTakenBack } from './invitation-change.ts';

export type Candidate = { talent: RelatedTalent; jobPost: JobPost };

/** Inviting from a page: the rule, the dialog's candidate, and the mutation. */
export function useInviting() {
  const queries = useQueryClient();
  const companyId = useCompanyId();
  const { hasPremiumAccess } = useViewer();
  const { data: company } = useQuery(api.company.get.queryOptions({ input: { companyId } }));
  const [candidate, setCandidate] = useState<Candidate>();

  const send = useMutation({
    mutationFn: ({ talent, jobPost, note }: Candidate & { note: string }) =>
      api.invitation.send.call({
        talentId: talent.talentId,
        jobPostId: jobPost.key.jobPostId,
        note: note.trim() === '' ? undefined : note,
      }),
    onSuccess: ({ thread }) => {
      changeRelation(thread.talentId, {
        invitationStatus: thread.jobPostInvitationStatus,
        threadId: thread.key.threadId,
      });
      toast.success(INVITATION_SENTENCES.sent, {
        subject: `invitation ${thread.talentId}`,
        action: { label: 'Undo', keys: 'z', run: () => undo.mutate(thread.key.threadId) },
      });
      return queries.invalidateQueries({ queryKey: api.thread.key() });
    },
    onError: (error) => showCallFailure(error, INVITATION_SENTENCES.failed),
  });

  const undo = useMutation({
    mutationFn: (threadId: string) => api.invitation.takeBack.call({ threadId }),
    onSuccess: ({ thread }) => {
      showTakenBack(thread);
      return queries.invalidateQueries({ queryKey: api.thread.key() });
    },
    onError: (error) => showCallFailure(error, INVITATION_SENTENCES.changeFailed),
  });

  /** The server's rule, applied to the page's data. A new function when that data changes. */
  const refusalOf = useCallback(
    (
      relation: CompanyRelation,
      jobPost: JobPost | undefined,
      isTalentInSearch = true,
    ): InvitationRefusal | undefined =>
      invitationRefusal({
        hasPremiumAccess,
        company: company ?? {},
        jobPost,
        isTalentInSearch,
        isHiddenByCompany: relation.isHidden,
        isInvited: relation.invitationStatus !== undefined,
        declinedIsoDateTimeUtc: relation.declinedIsoDateTimeUtc,
        isThreadEnded: relation.isThreadEnded === true,
        isPayRequired: relation.isPayRequired === true,
      }),
    [hasPremiumAccess, company],
  );

  return {
    refusalOf,
    send,
    /** The candidate of the open dialog. */
    candidate,
    /** Opens the dialog. The caller has checked `refusalOf`. */
    openDialog: (talent: RelatedTalent, jobPost: JobPost | undefined) =>
      setCandidate(jobPost && { talent, jobPost }),
    closeDialog: () => setCandidate(undefined),
  };
}

export type Inviting = ReturnType<typeof useInviting>;
