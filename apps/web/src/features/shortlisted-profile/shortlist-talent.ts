import { TRY_AGAIN_SENTENCE } from '@talaash/domain/base/words';
import { SHORTLISTED_PROFILE_SENTENCES } from '@talaash/domain/shortlisted-profile/words';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { useCompanyId } from '../../lib/session.ts';
import {
  changeRelation,
  type RelatedTalent,
  refreshRelationLists,
  useSendingOnce,
} from '../../parts/company-relation.ts';
import { toast } from '../../ui/overlay/toast.ts';

type Change = RelatedTalent & { isOn: boolean };

/** Puts a talent on the shortlist for a job post, or removes them from it, both with an undo. @param jobPostId of the search or the entry */
export function useShortlistTalent(jobPostId: string | undefined) {
  const companyId = useCompanyId();
  const { once, end } = useSendingOnce();
  const shortlist = useMutation({
    mutationFn: async ({ talentId, isOn }: Change) => {
      if (isOn && jobPostId !== undefined)
        await api.shortlistedProfile.put.call({ companyId, talentId, jobPostId });
      else await api.shortlistedProfile.delete.call({ companyId, talentId });
    },
    onSuccess: (_answer, { isOn, ...talent }) => {
      changeRelation(talent.talentId, { isShortlisted: isOn });
      toast.success(isOn ? SHORTLISTED_PROFILE_SENTENCES.added : SHORTLISTED_PROFILE_SENTENCES.removed, {
        about: talent.name,
        subject: `shortlisted ${talent.talentId}`,
        // Without the job post, who was removed cannot be put back.
        action:
          isOn || jobPostId !== undefined
            ? { label: 'Undo', keys: 'z', run: () => shortlist.mutate({ ...talent, isOn: !isOn }) }
            : undefined,
      });
      return refreshRelationLists();
    },
    onSettled: (_answer, _error, change) => end(change),
    onError: (error) => toast.error(sentenceOf(error, TRY_AGAIN_SENTENCE)),
  });
  return { ...shortlist, mutate: (change: Change) => once(change, () => shortlist.mutate(change)) };
}

export type ShortlistTalent = ReturnType<typeof useShortlistTalent>;
