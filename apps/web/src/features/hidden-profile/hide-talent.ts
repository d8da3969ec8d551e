import { TRY_AGAIN_SENTENCE } from '@talaash/domain/base/words';
import { HIDDEN_PROFILE_SENTENCES } from '@talaash/domain/hidden-profile/words';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { useCompanyId } from '../../lib/session.ts';
import { changeRelation, type RelatedTalent, refreshRelationLists } from '../../parts/company-relation.ts';
import { toast } from '../../ui/overlay/toast.ts';

/** Hides a talent from the company's searches, or unhides them, both with an undo. */
export function useHideTalent() {
  const companyId = useCompanyId();
  const hide = useMutation({
    mutationFn: async ({ talentId, isOn }: RelatedTalent & { isOn: boolean }) => {
      await api.hiddenProfile[isOn ? 'put' : 'delete'].call({ companyId, talentId });
    },
    onSuccess: (_answer, { isOn, ...talent }) => {
      changeRelation(talent.talentId, { isHidden: isOn });
      toast.success(isOn ? HIDDEN_PROFILE_SENTENCES.added : HIDDEN_PROFILE_SENTENCES.removed, {
        about: talent.name,
        subject: `hidden ${talent.talentId}`,
        action: { label: 'Undo', keys: 'z', run: () => hide.mutate({ ...talent, isOn: !isOn }) },
      });
      return refreshRelationLists();
    },
    onError: (error) => toast.error(sentenceOf(error, TRY_AGAIN_SENTENCE)),
  });
  return hide;
}

export type HideTalent = ReturnType<typeof useHideTalent>;
