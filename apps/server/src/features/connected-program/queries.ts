import { CONNECTED_PROGRAMS_LISTED } from '@talaash/domain/connected-program/limit';
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/account.ts';
import { companies } from '../../db/schema/company.ts';
import { connectedPrograms, oauthClients } from '../../db/schema/connected-program.ts';
import {
  clientIdOf,
  type ConnectionRequest,
  readConnectionRequest,
  type RefusedRequest,
  type RegisteredProgram,
} from './request.ts';

type Reading = Pick<Db, 'select'>;
export type OwnConnectedProgram = { companyId: string; connectedProgramId: string };

/** Whether a connection can be used. The owner of its company must still be the person who allowed it. */
const isValid = (nowMs: number) =>
  and(
    isNull(connectedPrograms.revokedIsoDateTimeUtc),
    gt(connectedPrograms.endsIsoDateTimeUtc, new Date(nowMs).toISOString()),
  );

/** A registered program. */
export async function readProgram(db: Reading, clientId: string): Promise<RegisteredProgram | undefined> {
  const [program] = await db
    .select({
      clientId: oauthClients.clientId,
      name: oauthClients.name,
      redirectUris: oauthClients.redirectUris,
    })
    .from(oauthClients)
    .where(eq(oauthClients.clientId, clientId));
  return program;
}

/** Reads the query with which a program sends somebody here. */
export async function readRequest(
  { db, baseUrl }: { db: Reading } & Pick<Deps, 'baseUrl'>,
  query: string,
): Promise<ConnectionRequest | RefusedRequest> {
  return readConnectionRequest(query, await readProgram(db, clientIdOf(query)), baseUrl());
}

export type ConnectedProgramRow = typeof connectedPrograms.$inferSelect & {
  connectedBy: string;
  isValid: boolean;
};

const isOwn = ({ companyId, connectedProgramId }: OwnConnectedProgram) =>
  and(
    eq(connectedPrograms.companyId, companyId),
    eq(connectedPrograms.connectedProgramId, connectedProgramId),
  );

/**
 * The connected programs of a company, the valid ones first and the newest of each first; or one of them. Ended ones are kept for a
 * while.
 */
export async function listConnectedPrograms(
  db: Reading,
  { companyId, connectedProgramId }: Pick<OwnConnectedProgram, 'companyId'> & Partial<OwnConnectedProgram>,
  nowMs: number,
): Promise<ConnectedProgramRow[]> {
  const valid = sql<boolean>`(${isValid(nowMs)} and ${companies.createdByUid} = ${connectedPrograms.uid})`;
  const rows = await db
    .select({ program: connectedPrograms, connectedBy: users.name, isValid: valid })
    .from(connectedPrograms)
    .innerJoin(users, eq(users.id, connectedPrograms.uid))
    .innerJoin(companies, eq(companies.companyId, connectedPrograms.companyId))
    .where(
      connectedProgramId === undefined
        ? eq(connectedPrograms.companyId, companyId)
        : isOwn({ companyId, connectedProgramId }),
    )
    .orderBy(
      desc(valid),
      desc(connectedPrograms.createdIsoDateTimeUtc),
      desc(connectedPrograms.connectedProgramId),
    )
    .limit(CONNECTED_PROGRAMS_LISTED);
  return rows.map(({ program, ...facts }) => ({ ...program, ...facts }));
}

export async function countValid(db: Reading, companyId: string, nowMs: number): Promise<number> {
  const [counted] = await db
    .select({ count: count() })
    .from(connectedPrograms)
    .where(and(eq(connectedPrograms.companyId, companyId), isValid(nowMs)));
  return counted?.count ?? 0;
}

/** A connected program of the company, locked until the transaction ends; undefined if there is none. */
export async function lockConnectedProgram(tx: Tx, own: OwnConnectedProgram) {
  const [program] = await tx.select().from(connectedPrograms).where(isOwn(own)).for('update');
  return program;
}
