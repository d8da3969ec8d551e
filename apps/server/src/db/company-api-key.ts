import { API_KEY_HAND_OVER_DAYS } from '@talaash/domain/api-key/limit';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from './client.ts';
import { apiKeys, apiKeySecrets } from './schema/api-key.ts';

/**
 * Ends every secret of a company's keys some days from now, because a former owner knows them. The keys stay: the next owner rotates
 * them.
 *
 * @returns whether the company has a valid key
 */
export async function endSecretsSoon(tx: Tx, companyId: string): Promise<boolean> {
  const keys = await tx
    .select({ apiKeyId: apiKeys.apiKeyId })
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.companyId, companyId),
        isNull(apiKeys.revokedIsoDateTimeUtc),
        gt(apiKeys.endsIsoDateTimeUtc, sql`now()`),
      ),
    );
  if (keys.length === 0) return false;
  const ends = sql`now() + make_interval(days => ${API_KEY_HAND_OVER_DAYS})`;
  await tx
    .update(apiKeySecrets)
    .set({ endsIsoDateTimeUtc: sql`least(${apiKeySecrets.endsIsoDateTimeUtc}, ${ends})` })
    .where(
      inArray(
        apiKeySecrets.apiKeyId,
        keys.map(({ apiKeyId }) => apiKeyId),
      ),
    );
  return true;
}
