import type { OpenToWorkStatus } from '@talaash/domain/talent-profile/choice';
import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import { VISIBILITY_SENTENCES } from '@talaash/domain/talent-profile/words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { registerStale } from '../../lib/live.ts';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { toast } from '../../ui/overlay/toast.ts';

registerStale({
  'talentProfile.saved': () => [api.talentProfile.isIndexed.key()],
  'talentProfile.unindexed': () => [api.talentProfile.isIndexed.key()],
});

/** The index follows a save within moments. After this time the page reports a profile that it still holds. */
const lagMs = 1000;
const pollMs = 5000;

/** The subject of the toasts for showing and hiding, so that the later one replaces the earlier. */
const subject = 'visibility';

const isIndexedQuery = api.talentProfile.isIndexed.queryOptions({ input: {} });

/** Whether the search index has held a hidden profile for longer than a moment. */
export function useIsStillIndexed(isHidden: boolean): boolean {
  const { data } = useQuery({
    queryKey: isIndexedQuery.queryKey,
    queryFn: async () => {
      const first = await api.talentProfile.isIndexed.call({});
      if (!first.isIndexed) return first;
      await new Promise((resolve) => setTimeout(resolve, lagMs));
      return api.talentProfile.isIndexed.call({});
    },
    enabled: isHidden,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.isIndexed ? pollMs : false),
  });
  return isHidden && data?.isIndexed === true;
}

/**
 * Hides the profile at once, with an undo that restores its status, or shows it after a confirmation: only showing discloses
 * anything.
 */
export function useVisibility({ openToWorkStatus }: Pick<TalentProfile, 'openToWorkStatus'>) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const set = useMutation(
    api.talentProfile.setVisibility.mutationOptions({
      onMutate: () => openToWorkStatus,
      onSuccess: ({ talentProfile }, { isVisible }, before) => {
        const { talentId } = talentProfile.key;
        queries.setQueryData(api.talentProfile.get.queryKey({ input: { talentId } }), talentProfile);
        // The index's earlier status does not apply to the profile as it is now.
        queries.removeQueries({ queryKey: isIndexedQuery.queryKey });
        void queries.invalidateQueries({ queryKey: api.thread.readOpen.key() });
        if (isVisible) toast.success(VISIBILITY_SENTENCES.shown, { subject });
        else
          toast.success(VISIBILITY_SENTENCES.hidden, {
            subject,
            action: { label: 'Undo', keys: 'z', run: () => showAgain(before) },
          });
      },
      onError: (error) => toast.error(sentenceOf(error, VISIBILITY_SENTENCES.failed)),
    }),
  );

  const showAgain = (before: OpenToWorkStatus) =>
    set.mutate({ isVisible: true, openToWorkStatus: before === 'NotSeeking' ? undefined : before });

  async function show() {
    const isSure = await confirm({ title: VISIBILITY_SENTENCES.show, body: VISIBILITY_SENTENCES.showBody });
    if (isSure) set.mutate({ isVisible: true });
  }

  return { hide: () => set.mutate({ isVisible: false }), show, isPending: set.isPending };
}

/** Removes a hidden profile from the search index. */
export function useUnindex() {
  const queries = useQueryClient();
  return useMutation(
    api.talentProfile.unindex.mutationOptions({
      onSuccess: () => toast.success(VISIBILITY_SENTENCES.removed),
      onError: (error) => toast.error(sentenceOf(error, VISIBILITY_SENTENCES.removeFailed)),
      onSettled: () => queries.invalidateQueries({ queryKey: isIndexedQuery.queryKey }),
    }),
  );
}
