import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CompanyRelation } from '@talaash/contract/company-relation';
import { TRY_AGAIN_SENTENCE } from '@talaash/domain/base/words';
import type { LiveEvent } from '@talaash/domain/event/choice';
import { useCallback, useRef } from 'react';
import { api } from '../lib/api.ts';
import { sentenceOf } from '../lib/call-error.ts';
import { registerStale } from '../lib/live.ts';
import { queryClient } from '../lib/query-client.ts';
import { toast } from '../ui/overlay/toast.ts';

/** The talent of an action, with the name for messages. */
export type RelatedTalent = {
  talentId: string;
  name: string;
  jobTitle?: string | undefined;
  /** Whether the company does not see the name, so that another text replaces it. */
  isUnnamed?: boolean | undefined;
};

/** Whether this change is pending for this talent, for its button. */
export const isSending = (
  { isPending, variables }: { isPending: boolean; variables: RelatedTalent | undefined },
  { talentId }: RelatedTalent,
): boolean => isPending && variables?.talentId === talentId;

/** The talents with a pending change. Updated at once, whereas React Query updates a mutation's state only on the next render. */
function useSendingOnce() {
  const sending = useRef(new Set<string>());
  return {
    once({ talentId }: RelatedTalent, send: () => void): void {
      if (sending.current.has(talentId)) return;
      sending.current.add(talentId);
      send();
    },
    end: ({ talentId }: RelatedTalent) => void sending.current.delete(talentId),
  };
}

type Changes = Record<string, Partial<CompanyRelation>>;

/**
 * Changes of relations since their rows were fetched. They overlay the results, so that a hidden talent stays in place, with an
 * undo. Stored in the query cache: logging out drops them.
 */
const queryKey = ['company-relation-changes'];
const changesQuery = {
  queryKey,
  queryFn: (): Changes => ({}),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
};

export function changeRelation(talentId: string, change: Partial<CompanyRelation>): void {
  queryClient.setQueryData<Changes>(queryKey, (changes = {}) => ({
    ...changes,
    [talentId]: { ...changes[talentId], ...change },
  }));
}

const NONE: CompanyRelation = { isShortlisted: false, isHidden: false };

/** The current relation of each talent to the company: the fetched one with later changes applied. */
export function useRelations(): (talentId: string, read: CompanyRelation | undefined) => CompanyRelation {
  const { data: changes } = useQuery(changesQuery, useQueryClient());
  return useCallback(
    (talentId, read) => {
      const change = changes?.[talentId];
      // The same object again, so that a memoized row does not rerender.
      return change ? { ...NONE, ...read, ...change } : (read ?? NONE);
    },
    [changes],
  );
}

/** Refetches the company's lists of talents. */
const refreshRelationLists = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: api.shortlistedProfile.key() }),
    queryClient.invalidateQueries({ queryKey: api.hiddenProfile.key() }),
  ]);

/** Whether a talent should be on a list of the company. */
type ListChange = RelatedTalent & { isOn: boolean };

interface ListChanging {
  list: 'isShortlisted' | 'isHidden';
  sentences: { added: string; removed: string };
  send: (change: ListChange) => Promise<unknown>;
  canUndo?: (change: ListChange) => boolean;
}

/** Adds talents to a list of the company and removes them, one change at a time for each talent, with an undo. */
export function useListChange({ list, sentences, send, canUndo = () => true }: ListChanging) {
  const { once, end } = useSendingOnce();
  const changing = useMutation({
    mutationFn: async (change: ListChange) => void (await send(change)),
    onSuccess: (_answer, change) => {
      const { talentId, name, isOn } = change;
      changeRelation(talentId, { [list]: isOn });
      const undo = () => changing.mutate({ talentId, name, isOn: !isOn });
      toast.success(isOn ? sentences.added : sentences.removed, {
        about: name,
        subject: `${list} ${talentId}`,
        action: canUndo(change) ? { label: 'Undo', keys: 'z', run: undo } : undefined,
      });
      return refreshRelationLists();
    },
    onSettled: (_answer, _error, change) => end(change),
    onError: (error) => toast.error(sentenceOf(error, TRY_AGAIN_SENTENCE)),
  });
  return { ...changing, mutate: (change: ListChange) => once(change, () => changing.mutate(change)) };
}

function changesRelation(change: Partial<CompanyRelation>, ...stale: QueryKey[]) {
  return ({ talentId, threadId }: LiveEvent) => {
    if (talentId !== undefined)
      changeRelation(talentId, { ...change, ...(change.invitationStatus && threadId ? { threadId } : {}) });
    return stale;
  };
}

registerStale({
  'shortlistedProfile.put': changesRelation({ isShortlisted: true }, api.shortlistedProfile.key()),
  'shortlistedProfile.deleted': changesRelation({ isShortlisted: false }, api.shortlistedProfile.key()),
  'hiddenProfile.put': changesRelation({ isHidden: true }, api.hiddenProfile.key()),
  'hiddenProfile.deleted': changesRelation({ isHidden: false }, api.hiddenProfile.key()),
  'company.reviewed': () => [api.company.key()],
  'company.subscriptionChanged': () => [api.company.key()],
  'invitation.sent': changesRelation({ invitationStatus: 'Pending' }),
  'invitation.accepted': changesRelation({ invitationStatus: 'Accepted' }),
  'invitation.takenBack': changesRelation({ invitationStatus: undefined }),
  'invitation.expired': changesRelation({ invitationStatus: undefined }),
  'invitation.rejected': changesRelation({ invitationStatus: 'Rejected' }),
  'invitation.declineUndone': changesRelation({ invitationStatus: 'Pending' }),
  'thread.ended': changesRelation({ isThreadEnded: true }),
});
