import type { CompanyRelation } from '@talaash/contract/company-relation';
import type { FollowUpDraft } from '@talaash/domain/follow-up/schema';
import { type InvitationRefusal, invitationRefusal } from '@talaash/domain/invitation/rule';
import { INVITATION_SENTENCES } from '@talaash/domain/invitation/words';
import type { JobPost } from '@talaash/domain/job-post/schema';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { api } from '../../lib/api.ts';
import { isCallError } from '../../lib/call-error.ts';
import { useLackOf } from '../../lib/lack.ts';
import { useCompanyId, useViewer } from '../../lib/session.ts';
import type { RelatedTalent } from '../../parts/company-relation.ts';
import { showCallFailure } from '../../parts/refusal.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { showSent, useUndoSent } from './invitation-change.ts';

/** The colleague because of whom an invitation was refused. */
export const contactOwnerOf = (error: unknown) =>
  isCallError(error, 'CONFLICT') ? error.data?.contactOwner : undefined;

export type Candidate = { talent: RelatedTalent; jobPost: JobPost };

/** Inviting from a page: the rule, the dialog's candidate, and the mutation. */
export function useInviting() {
  const companyId = useCompanyId();
  const { hasPremiumAccess } = useViewer();
  const lack = useLackOf('recruit');
  const { data: company } = useQuery(api.company.get.queryOptions({ input: { companyId } }));
  const [candidate, setCandidate] = useState<Candidate>();

  const send = useMutation({
    mutationFn: ({
      talent,
      jobPost,
      note,
      followUp,
      knownContactOwner,
    }: Candidate & {
      note: string;
      followUp?: FollowUpDraft | undefined;
      knownContactOwner?: string | undefined;
    }) =>
      api.invitation.send.call({
        talentId: talent.talentId,
        jobPostId: jobPost.key.jobPostId,
        note: note.trim() === '' ? undefined : note,
        followUp,
        knownContactOwner,
      }),
    onSuccess: ({ thread }) => {
      toast.success(INVITATION_SENTENCES.sent, {
        subject: `invitation ${thread.talentId}`,
        action: { label: 'Undo', keys: 'z', run: () => undo.mutate(thread.key.threadId) },
      });
      showSent(thread);
    },
    // Who is in touch shows in the dialog.
    onError: (error) => contactOwnerOf(error) ?? showCallFailure(error, INVITATION_SENTENCES.failed),
  });

  const undo = useUndoSent();

  /** The server's rule, applied to the page's data. A new function when that data changes. */
  const refusalOf = useCallback(
    (
      relation: CompanyRelation,
      jobPost: JobPost | undefined,
      isTalentInSearch = true,
    ): InvitationRefusal | undefined => {
      if (lack !== undefined) return { code: 'BUSINESS_RULE_VIOLATION', message: lack };
      return invitationRefusal({
        hasPremiumAccess,
        company: company ?? {},
        jobPost,
        isTalentInSearch,
        isHiddenByCompany: relation.isHidden,
        isInvited: relation.invitationStatus !== undefined,
        declinedIsoDateTimeUtc: relation.declinedIsoDateTimeUtc,
        isThreadEnded: relation.isThreadEnded === true,
        isPayRequired: relation.isPayRequired === true,
        isWeekFull: relation.isWeekFull === true,
      });
    },
    [hasPremiumAccess, company, lack],
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
