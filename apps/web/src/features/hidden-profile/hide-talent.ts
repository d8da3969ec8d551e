import { TRY_AGAIN_SENTENCE } from '@talaash/domain/base/words';
import { HIDDEN_PROFILE_SENTENCES } from '@talaash/domain/hidden-profile/words';
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

/** Hides a talent from the company's searches, or unhides them, both with an undo. */
export function useHideTalent() {
  const companyId = useCompanyId();
  const { once, end } = useSendingOnce();
  const hide = useMutation({
    mutationFn: async ({ talentId, isOn }: Change) => {
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
    onSettled: (_answer, _error, change) => end(change),
    onError: (error) => toast.error(sentenceOf(error, TRY_AGAIN_SENTENCE)),
  });
  return { ...hide, mutate: (change: Change) => once(change, () => hide.mutate(change)) };
}

export type HideTalent = ReturnType<typeof useHideTalent>;
