import type { CompanyRelation } from '@talaash/contract/company-relation';
import { type InvitationRefusal, invitationRefusal } from '@talaash/domain/invitation/rule';
import { INVITATION_SENTENCES } from '@talaash/domain/invitation/words';
import type { JobPost } from '@talaash/domain/job-post/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useCompanyId, useViewer } from '../../lib/session.ts';
import { changeRelation, type RelatedTalent } from '../../parts/company-relation.ts';
import { showCallFailure } from '../../parts/refusal.ts';
import { toast } from '../../ui/overlay/toast.ts';

type Invited = { talent: RelatedTalent; jobPost: JobPost };

/** Inviting from a page: the rule, whom the dialog asks about, and the sending. */
export function useInviting() {
  const queries = useQueryClient();
  const companyId = useCompanyId();
  const { hasPremiumAccess } = useViewer();
  const company = useQuery(api.company.get.queryOptions({ input: { companyId } }));
  const [invited, setInvited] = useState<Invited>();

  const send = useMutation({
    mutationFn: ({ talent, jobPost, note }: Invited & { note: string }) =>
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
      toast.success(INVITATION_SENTENCES.sent);
      return queries.invalidateQueries({ queryKey: api.thread.key() });
    },
    onError: (error) => showCallFailure(error, INVITATION_SENTENCES.failed),
  });

  /** The rule that the server asks, over what is known here. */
  const refusalOf = (
    relation: CompanyRelation,
    jobPost: JobPost | undefined,
  ): InvitationRefusal | undefined =>
    invitationRefusal({
      hasPremiumAccess,
      company: company.data ?? {},
      jobPost,
      isTalentInSearch: true,
      isHiddenByCompany: relation.isHidden,
      isInvited: relation.invitationStatus !== undefined,
    });

  return {
    refusalOf,
    send,
    /** For whom the dialog is open. */
    invited,
    /** Opens the dialog; the rule was asked already. */
    ask: (talent: RelatedTalent, jobPost: JobPost | undefined) => setInvited(jobPost && { talent, jobPost }),
    close: () => setInvited(undefined),
  };
}

export type Inviting = ReturnType<typeof useInviting>;
