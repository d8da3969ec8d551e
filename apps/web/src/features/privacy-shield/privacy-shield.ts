import type { PrivacyShield } from '@talaash/contract/privacy-shield';
import type { ShieldKind } from '@talaash/domain/privacy-shield/choice';
import { shieldRefusal } from '@talaash/domain/privacy-shield/rule';
import type { ShieldEffect, ShieldEntryDraft } from '@talaash/domain/privacy-shield/schema';
import { PRIVACY_SHIELD_SENTENCES } from '@talaash/domain/privacy-shield/sentences';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { VISIT_STALE_MS } from '../../lib/first-data.ts';
import { registerStale } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useDebouncedCallback } from '../../ui/base/use-debounced-callback.ts';
import { toast } from '../../ui/overlay/toast.ts';

// An opening of the profile sends no event.
export const privacyShieldQuery = api.privacyShield.read.queryOptions({ staleTime: VISIT_STALE_MS });

const shield = () => [privacyShieldQuery.queryKey];

registerStale({
  'privacyShield.saved': shield,
  'talentProfile.saved': shield,
  'invitation.sent': shield,
  'thread.ended': shield,
});

export const usePrivacyShield = () => useQuery(privacyShieldQuery);

const TYPING_PAUSE_MS = 400;

/** What an entry would change, once its typing rests; undefined for one that cannot be added. */
export function useShieldPreview(kind: ShieldKind, typed: string): ShieldEffect | undefined {
  const [value, settle] = useState(typed);
  const settleLater = useDebouncedCallback(settle, TYPING_PAUSE_MS);
  useEffect(() => settleLater(typed), [typed, settleLater]);
  const isWhole = value.trim() !== '' && value === typed && shieldRefusal(kind, value, []) === undefined;
  const preview = useQuery({
    ...api.privacyShield.preview.queryOptions({ input: { kind, value }, retry: false }),
    enabled: isWhole,
  });
  return isWhole ? preview.data?.effect : undefined;
}

const store = (answer: { privacyShield: PrivacyShield }) =>
  queryClient.setQueryData(privacyShieldQuery.queryKey, answer);

type Change = { entries: ShieldEntryDraft[]; label: string; isHidden: boolean };

/** Hides from companies, or shows to them, both with an undo. Resolves to a refusal's sentence; undefined if it is done. */
export function useShieldChange() {
  const change = useMutation({
    mutationFn: ({ entries, isHidden }: Change) =>
      api.privacyShield[isHidden ? 'add' : 'remove'].call({ entries }),
    onSuccess: store,
    scope: { id: 'privacy shield' },
  });
  const run = async (wanted: Change): Promise<string | undefined> => {
    try {
      await change.mutateAsync(wanted);
    } catch (error) {
      return sentenceOf(error, PRIVACY_SHIELD_SENTENCES.saveFailed);
    }
    const { label, isHidden } = wanted;
    toast.success(PRIVACY_SHIELD_SENTENCES[isHidden ? 'hidden' : 'shown'](label), {
      subject: 'privacy shield',
      action: {
        label: 'Undo',
        keys: 'z',
        run: () =>
          void run({ ...wanted, isHidden: !isHidden }).then((refused) => refused && toast.error(refused)),
      },
    });
    return undefined;
  };
  return { run, isPending: change.isPending };
}

/** The same for a switch, which shows a refusal as a toast. */
export function useShieldSwitch() {
  const { run, isPending } = useShieldChange();
  return {
    isPending,
    change: (wanted: Change) => void run(wanted).then((refused) => refused && toast.error(refused)),
  };
}

export function useAnonymity() {
  return useMutation(
    api.privacyShield.setAnonymous.mutationOptions({
      onSuccess(answer) {
        store(answer);
        const { isAnonymousUntilAccepted } = answer.privacyShield;
        toast.success(PRIVACY_SHIELD_SENTENCES[isAnonymousUntilAccepted ? 'anonymous' : 'named']);
      },
      onError: (error) => toast.error(sentenceOf(error, PRIVACY_SHIELD_SENTENCES.saveFailed)),
      scope: { id: 'privacy shield' },
    }),
  );
}
