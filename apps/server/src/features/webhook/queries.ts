import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/account.ts';
import { companies } from '../../db/schema/company.ts';
import { webhookDeliveries, webhookEndpoints, webhookSecrets } from '../../db/schema/webhook.ts';
import { isApproved, isShutOut } from '../../db/visibility.ts';

type Reading = Pick<Db, 'select'>;

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type SecretRow = typeof webhookSecrets.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
/** An endpoint with its secrets that sign, the latest first. */
export type WholeEndpoint = EndpointRow & {
  createdBy: string | null;
  waiting: number;
  secrets: Pick<SecretRow, 'createdIsoDateTimeUtc' | 'endsIsoDateTimeUtc'>[];
};
export type OwnEndpoint = { companyId: string; webhookEndpointId: string };

export const isOwn = ({ companyId, webhookEndpointId }: OwnEndpoint) =>
  and(eq(webhookEndpoints.companyId, companyId), eq(webhookEndpoints.webhookEndpointId, webhookEndpointId));

/** Whether anything is sent for a company: it is approved, and its owner is not shut out. For queries that have `companies`. */
export const mayReceive = sql<boolean>`(${isApproved(companies)}
  and not exists (select from ${users} where ${users.id} = ${companies.createdByUid} and ${isShutOut}))`;

/** The endpoints of a company, the oldest first; or one of them. */
export async function listEndpoints(
  db: Reading,
  { companyId, webhookEndpointId }: Pick<OwnEndpoint, 'companyId'> & Partial<OwnEndpoint>,
  nowMs: number,
): Promise<WholeEndpoint[]> {
  const rows = await db
    .select({ endpoint: webhookEndpoints, createdBy: users.name })
    .from(webhookEndpoints)
    .leftJoin(users, eq(users.id, webhookEndpoints.createdByUid))
    .where(
      webhookEndpointId === undefined
        ? eq(webhookEndpoints.companyId, companyId)
        : isOwn({ companyId, webhookEndpointId }),
    )
    .orderBy(asc(webhookEndpoints.createdIsoDateTimeUtc), asc(webhookEndpoints.webhookEndpointId));
  const ids = rows.map(({ endpoint }) => endpoint.webhookEndpointId);
  if (ids.length === 0) return [];
  const secrets = await listSecrets(db, ids, nowMs);
  const waiting = await db
    .select({ id: webhookDeliveries.webhookEndpointId, count: count() })
    .from(webhookDeliveries)
    .where(and(inArray(webhookDeliveries.webhookEndpointId, ids), eq(webhookDeliveries.state, 'waiting')))
    .groupBy(webhookDeliveries.webhookEndpointId);
  return rows.map(({ endpoint, createdBy }) => ({
    ...endpoint,
    createdBy,
    waiting: waiting.find(({ id }) => id === endpoint.webhookEndpointId)?.count ?? 0,
    secrets: secrets.filter(({ webhookEndpointId: id }) => id === endpoint.webhookEndpointId),
  }));
}

/** The secrets that sign for endpoints, the latest first. */
export async function listSecrets(
  db: Reading,
  webhookEndpointIds: readonly string[],
  nowMs: number,
): Promise<SecretRow[]> {
  const rows = await db
    .select()
    .from(webhookSecrets)
    .where(inArray(webhookSecrets.webhookEndpointId, [...webhookEndpointIds]))
    .orderBy(desc(webhookSecrets.createdIsoDateTimeUtc), desc(webhookSecrets.webhookSecretId));
  return rows.filter(({ endsIsoDateTimeUtc: ends }) => ends === null || Date.parse(ends) > nowMs);
}

/** The other endpoints of a company. */
export const listOtherAddresses = (
  db: Reading,
  { companyId, webhookEndpointId = '' }: Pick<OwnEndpoint, 'companyId'> & Partial<OwnEndpoint>,
): Promise<{ address: string }[]> =>
  db
    .select({ address: webhookEndpoints.address })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.companyId, companyId),
        ne(webhookEndpoints.webhookEndpointId, webhookEndpointId),
      ),
    );

/** An endpoint of a company, locked until the transaction ends; undefined if there is none. */
export async function lockEndpoint(tx: Tx, own: OwnEndpoint): Promise<EndpointRow | undefined> {
  const [endpoint] = await tx.select().from(webhookEndpoints).where(isOwn(own)).for('update');
  return endpoint;
}

/** Whether anything is sent for a company. */
export async function mayCompanyReceive(db: Reading, companyId: string): Promise<boolean> {
  const [found] = await db.select({ mayReceive }).from(companies).where(eq(companies.companyId, companyId));
  return found?.mayReceive === true;
}
