import { HIDDEN_PROFILE_SENTENCES } from '@talaash/domain/hidden-profile/words';
import { api } from '../../lib/api.ts';
import { useCompanyId } from '../../lib/session.ts';
import { useListChange } from '../../parts/company-relation.ts';

/** Hides a talent from the company's searches, or unhides them, both with an undo. */
export function useHideTalent() {
  const companyId = useCompanyId();
  return useListChange({
    list: 'isHidden',
    sentences: HIDDEN_PROFILE_SENTENCES,
    send: ({ talentId, isOn }) => api.hiddenProfile[isOn ? 'put' : 'delete'].call({ companyId, talentId }),
  });
}

export type HideTalent = ReturnType<typeof useHideTalent>;
