import { SHORTLISTED_PROFILE_SENTENCES } from '@talaash/domain/shortlisted-profile/words';
import { api } from '../../lib/api.ts';
import { useCompanyId } from '../../lib/session.ts';
import { useListChange } from '../../parts/company-relation.ts';

/**
 * Adds a talent to the shortlist for a job post, or removes them from it, both with an undo. @param jobPostId of the search or
 * the entry
 */
export function useShortlistTalent(jobPostId: string | undefined) {
  const companyId = useCompanyId();
  return useListChange({
    list: 'isShortlisted',
    sentences: SHORTLISTED_PROFILE_SENTENCES,
    send: ({ talentId, isOn }) =>
      isOn && jobPostId !== undefined
        ? api.shortlistedProfile.put.call({ companyId, talentId, jobPostId })
        : api.shortlistedProfile.delete.call({ companyId, talentId }),
    // Without the job post, a removal cannot be undone.
    canUndo: ({ isOn }) => isOn || jobPostId !== undefined,
  });
}

export type ShortlistTalent = ReturnType<typeof useShortlistTalent>;
