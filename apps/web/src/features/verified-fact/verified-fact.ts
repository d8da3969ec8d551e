import type { OwnFact } from '@talaash/domain/verified-fact/schema';
import { FACT_SENTENCES } from '@talaash/domain/verified-fact/own-words';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { registerStale } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../ui/overlay/toast.ts';

export type { OwnFact };

registerStale({
  'verifiedFact.changed': () => [
    api.verifiedFact.key(),
    api.talentProfile.preview.key(),
    api.talentProfile.list.key(),
  ],
  'talentProfile.saved': () => [api.verifiedFact.list.key()],
});

export const ownFactsQuery = api.verifiedFact.list.queryOptions({ input: {} });

export const useOwnFacts = () => useQuery(ownFactsQuery);

const done = (sentence: string) => ({
  onSuccess: async () => {
    await queryClient.invalidateQueries({ queryKey: api.verifiedFact.key() });
    void queryClient.invalidateQueries({ queryKey: api.talentProfile.preview.key() });
    toast.success(sentence);
  },
});

/** A failure of these shows in its row. */
export const useMailEmployerLink = () =>
  useMutation(api.verifiedFact.mailEmployerLink.mutationOptions(done(FACT_SENTENCES.linkSent)));
export const useConfirmEmployer = () =>
  useMutation(api.verifiedFact.confirmEmployer.mutationOptions(done(FACT_SENTENCES.proven)));
export const useVerifyCertification = () =>
  useMutation(api.verifiedFact.verifyCertification.mutationOptions(done(FACT_SENTENCES.proven)));

/** Leaves the page for the code host, which sends the browser back. */
export const useVisitCodeHost = () =>
  useMutation(
    api.verifiedFact.beginCodeAccount.mutationOptions({ onSuccess: ({ url }) => location.assign(url) }),
  );

export const useRemoveFact = () =>
  useMutation(
    api.verifiedFact.remove.mutationOptions({
      ...done(FACT_SENTENCES.removed),
      onError: (error) => toast.error(sentenceOf(error, FACT_SENTENCES.failed)),
    }),
  );
