import { API_KEY_SCOPES, API_KEY_STARTS, type ApiKeyScope } from '@talaash/domain/api-key/choice';
import { newRecordId } from '../src/base/record-id.ts';
import { hashOfSecret, newSecret } from '../src/call/api-key-secret.ts';
import type { Deps } from '../src/call/deps.ts';
import { apiKeys, apiKeySecrets } from '../src/db/schema/api-key.ts';
import type { CompanyPerson } from './person.ts';

export const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

export type TestApiKey = { apiKeyId: string; secret: string };

/** Stores a key of a company that is valid for a week. */
export async function storeApiKey(
  { db }: Pick<Deps, 'db'>,
  { companyId, uid }: CompanyPerson,
  given: { name?: string; scopes?: readonly ApiKeyScope[]; networks?: string[] } = {},
): Promise<TestApiKey> {
  const [apiKeyId, secret] = [newRecordId(), newSecret(API_KEY_STARTS.test)];
  await db.insert(apiKeys).values({
    apiKeyId,
    companyId,
    name: given.name ?? `Key ${apiKeyId}`,
    scopes: [...(given.scopes ?? API_KEY_SCOPES)],
    networks: given.networks ?? [],
    createdByUid: uid,
    endsIsoDateTimeUtc: new Date(Date.now() + WEEK_MS).toISOString(),
  });
  await db.insert(apiKeySecrets).values({
    hash: hashOfSecret(secret),
    apiKeyId,
    start: API_KEY_STARTS.test,
    lastFour: secret.slice(-4),
    createdIsoDateTimeUtc: new Date().toISOString(),
  });
  return { apiKeyId, secret };
}
