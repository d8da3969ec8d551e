import { API_KEY_CHANGES_SHOWN, API_KEYS_LISTED } from '@talaash/domain/api-key/limit';
import type { ApiKeyChange } from '@talaash/domain/api-key/schema';
import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/account.ts';
import { apiKeyChanges, apiKeys, apiKeySecrets } from '../../db/schema/api-key.ts';

type Reading = Pick<Db, 'select'>;

export type SecretRow = typeof apiKeySecrets.$inferSelect;
export type ApiKeyRow = typeof apiKeys.$inferSelect & { createdBy: string | null; isValid: boolean };
/** A key with its latest secret, and then those that were replaced and are still valid, the latest first. */
export type WholeApiKey = ApiKeyRow & { secrets: SecretRow[] };
export type OwnApiKey = { companyId: string; apiKeyId: string };

const isOwn = ({ companyId, apiKeyId }: OwnApiKey) =>
  and(eq(apiKeys.companyId, companyId), eq(apiKeys.apiKeyId, apiKeyId));

const isoOf = (nowMs: number): string => new Date(nowMs).toISOString();

const isValid = (nowMs: number) =>
  and(isNull(apiKeys.revokedIsoDateTimeUtc), gt(apiKeys.endsIsoDateTimeUtc, isoOf(nowMs)));

/** The keys of a company, the valid ones first and the newest of each first; or one of them. Ended ones are kept for a while. */
export async function listApiKeys(
  db: Reading,
  { companyId, apiKeyId }: Pick<OwnApiKey, 'companyId'> & Partial<OwnApiKey>,
  nowMs: number,
): Promise<WholeApiKey[]> {
  const rows = await db
    .select({ key: apiKeys, createdBy: users.name, isValid: sql<boolean>`(${isValid(nowMs)})` })
    .from(apiKeys)
    .leftJoin(users, eq(users.id, apiKeys.createdByUid))
    .where(apiKeyId === undefined ? eq(apiKeys.companyId, companyId) : isOwn({ companyId, apiKeyId }))
    .orderBy(desc(sql`(${isValid(nowMs)})`), desc(apiKeys.createdIsoDateTimeUtc), desc(apiKeys.apiKeyId))
    .limit(API_KEYS_LISTED);
  const ids = rows.map(({ key }) => key.apiKeyId);
  if (ids.length === 0) return [];
  const secrets = await db
    .select()
    .from(apiKeySecrets)
    .where(inArray(apiKeySecrets.apiKeyId, ids))
    .orderBy(desc(apiKeySecrets.createdIsoDateTimeUtc));
  return rows.map(({ key, ...facts }) => ({
    ...key,
    ...facts,
    secrets: secrets
      .filter((secret) => secret.apiKeyId === key.apiKeyId)
      .filter(
        ({ endsIsoDateTimeUtc: endsAt }, at) => at === 0 || endsAt === null || Date.parse(endsAt) > nowMs,
      ),
  }));
}

/** The names of the valid keys of a company, without one of them. */
export const listValidNames = (
  db: Reading,
  { companyId, apiKeyId = '' }: Pick<OwnApiKey, 'companyId'> & Partial<OwnApiKey>,
  nowMs: number,
): Promise<{ name: string }[]> =>
  db
    .select({ name: apiKeys.name })
    .from(apiKeys)
    .where(and(eq(apiKeys.companyId, companyId), ne(apiKeys.apiKeyId, apiKeyId), isValid(nowMs)));

/** A key of the company, locked until the transaction ends; undefined if there is none. */
export async function lockApiKey(tx: Tx, own: OwnApiKey) {
  const [key] = await tx.select().from(apiKeys).where(isOwn(own)).for('update');
  return key;
}

/** The latest changes of the keys of a company, the latest first. */
export const listChanges = (db: Reading, companyId: string): Promise<ApiKeyChange[]> =>
  db
    .select({
      act: apiKeyChanges.act,
      name: apiKeyChanges.name,
      by: users.name,
      atIsoDateTimeUtc: apiKeyChanges.atIsoDateTimeUtc,
    })
    .from(apiKeyChanges)
    .leftJoin(users, eq(users.id, apiKeyChanges.uid))
    .where(eq(apiKeyChanges.companyId, companyId))
    .orderBy(desc(apiKeyChanges.atIsoDateTimeUtc), desc(apiKeyChanges.apiKeyChangeId))
    .limit(API_KEY_CHANGES_SHOWN);
