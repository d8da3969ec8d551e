import { api } from '../../lib/api.ts';
import { isCallError } from '../../lib/call-error.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Who asks: it decides which key opens the index and what of a profile comes back. */
export type Audience = 'guest' | 'company';

/** A key is renewed this long before it ends, so that none ends on its way. */
const RENEW_BEFORE_MS = 60_000;

type KeyQuery = { queryKey: string[]; queryFn: () => Promise<{ apiKey: string; endsAt: number }> };

const KEY_QUERIES: Record<Audience, KeyQuery> = {
  guest: {
    queryKey: ['search-key', 'guest'],
    queryFn: async () => ({
      apiKey: (await api.publicConfiguration.get.call()).guestSearchApiKey,
      endsAt: Number.POSITIVE_INFINITY,
    }),
  },
  company: {
    queryKey: ['search-key', 'company'],
    queryFn: async () => {
      const { apiKey, expiresIsoDateTimeUtc } = await api.talentSearch.createCompanyApiKey.call({});
      return { apiKey, endsAt: Date.parse(expiresIsoDateTimeUtc) };
    },
  },
};

async function readKey(audience: Audience): Promise<string> {
  const query = { ...KEY_QUERIES[audience], staleTime: Number.POSITIVE_INFINITY };
  const kept = await queryClient.fetchQuery(query);
  if (kept.endsAt - Date.now() > RENEW_BEFORE_MS) return kept.apiKey;
  return (await queryClient.fetchQuery({ ...query, staleTime: 0 })).apiKey;
}

/** Asks with the audience's key; one that the server no longer takes is renewed once. */
export async function withSearchKey<Answer>(
  audience: Audience,
  ask: (apiKey: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(await readKey(audience));
  } catch (error) {
    if (!isCallError(error, 'UNAUTHORIZED')) throw error;
    queryClient.removeQueries({ queryKey: KEY_QUERIES[audience].queryKey });
    return ask(await readKey(audience));
  }
}
