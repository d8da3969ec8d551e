import type { JobPost } from '@talaash/domain/job-post/schema';
import { TRY_AGAIN_SENTENCE } from '@talaash/domain/base/words';
import { SHORTLISTED_PROFILE_SENTENCES } from '@talaash/domain/shortlisted-profile/words';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { useCompanyId } from '../../lib/session.ts';
import { changeRelation, type RelatedTalent, refreshRelationLists } from '../../parts/company-relation.ts';
import { toast } from '../../ui/overlay/toast.ts';

/** Puts a talent on the shortlist for a job post, or removes them from it. */
export function useShortlistTalent(jobPost: JobPost | undefined) {
  const companyId = useCompanyId();
  return useMutation({
    mutationFn: async ({ talentId, isOn }: RelatedTalent & { isOn: boolean }) => {
      if (isOn && jobPost)
        await api.shortlistedProfile.put.call({ companyId, talentId, jobPostId: jobPost.key.jobPostId });
      else await api.shortlistedProfile.delete.call({ companyId, talentId });
    },
    onSuccess: (_answer, { talentId, isOn }) => {
      changeRelation(talentId, { isShortlisted: isOn });
      toast.success(isOn ? SHORTLISTED_PROFILE_SENTENCES.added : SHORTLISTED_PROFILE_SENTENCES.removed);
      return refreshRelationLists();
    },
    onError: (error) => toast.error(sentenceOf(error, TRY_AGAIN_SENTENCE)),
  });
}

export type ShortlistTalent = ReturnType<typeof useShortlistTalent>;
