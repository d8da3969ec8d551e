import { SHORTLISTED_PROFILE_SENTENCES } from '@talaash/domain/shortlisted-profile/words';
import { HIDDEN_PROFILE_SENTENCES } from '@talaash/domain/hidden-profile/words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type InvitationRefusal, invitationRefusal } from '@talaash/domain/invitation/rule';
import { INVITATION_SENTENCES } from '@talaash/domain/invitation/words';
import type { JobPost } from '@talaash/domain/job-post/schema';
import type { CompanyRelation } from '@talaash/contract/company-relation';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { useCompanyId, useViewer } from '../../lib/session.ts';
import { showCallFailure } from '../../parts/refusal.ts';
import { toast } from '../../ui/toast.ts';
import { changeRelation } from './relation.ts';

export type RelatedTalent = { talentId: string; name: string };

interface Options {
  /** For whom one looks; shortlisting and inviting need one. */
  jobPost: JobPost | undefined;
}

/** What a company can do with a talent: shortlist, hide, invite; each with the sentence that says it is done, or why not. */
export function useRelationActions({ jobPost }: Options) {
  const queries = useQueryClient();
  const companyId = useCompanyId();
  const { hasPremiumAccess } = useViewer();
  const company = useQuery(api.company.get.queryOptions({ input: { companyId } }));

  const listsAreStale = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: api.shortlistedProfile.key() }),
      queries.invalidateQueries({ queryKey: api.hiddenProfile.key() }),
    ]);
  const failed = (error: unknown) => toast.error(sentenceOf(error, 'This did not work. Please try again.'));

  const shortlist = useMutation({
    mutationFn: async ({ talentId, isOn }: RelatedTalent & { isOn: boolean }) => {
      if (isOn && jobPost)
        await api.shortlistedProfile.put.call({ companyId, talentId, jobPostId: jobPost.key.jobPostId });
      else await api.shortlistedProfile.delete.call({ companyId, talentId });
    },
    onSuccess: (_answer, { talentId, isOn }) => {
      changeRelation(talentId, { isShortlisted: isOn });
      toast.success(isOn ? SHORTLISTED_PROFILE_SENTENCES.added : SHORTLISTED_PROFILE_SENTENCES.removed);
      return listsAreStale();
    },
    onError: failed,
  });

  const hide = useMutation({
    mutationFn: async ({ talentId, isOn }: RelatedTalent & { isOn: boolean }) => {
      await api.hiddenProfile[isOn ? 'put' : 'delete'].call({ companyId, talentId });
    },
    onSuccess: (_answer, { isOn, ...talent }) => {
      changeRelation(talent.talentId, { isHidden: isOn });
      const undo = { label: 'Undo', keys: 'z', run: () => hide.mutate({ ...talent, isOn: false }) };
      toast.success(
        isOn ? HIDDEN_PROFILE_SENTENCES.added : HIDDEN_PROFILE_SENTENCES.removed,
        isOn ? { action: undo } : {},
      );
      return listsAreStale();
    },
    onError: failed,
  });

  const invite = useMutation({
    mutationFn: ({ talentId, note }: RelatedTalent & { note: string }) =>
      api.invitation.send.call({
        talentId,
        jobPostId: jobPost?.key.jobPostId ?? '',
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
  const refusalOf = (relation: CompanyRelation, forJobPost = jobPost): InvitationRefusal | undefined =>
    invitationRefusal({
      hasPremiumAccess,
      company: company.data ?? {},
      jobPost: forJobPost,
      isTalentInSearch: true,
      isHiddenByCompany: relation.isHidden,
      isInvited: relation.invitationStatus !== undefined,
    });

  return { shortlist, hide, invite, refusalOf };
}

export type RelationActions = ReturnType<typeof useRelationActions>;
