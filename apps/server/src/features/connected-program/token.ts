import { createHash, timingSafeEqual } from 'node:crypto';
import type { ApiKeyScope } from '@talaash/domain/api-key/choice';
import {
  type OAuthError,
  PROGRAM_TOKEN_KINDS,
  type ProgramTokenKind,
} from '@talaash/domain/connected-program/choice';
import {
  ACCESS_TOKEN_SECONDS,
  CONNECTION_DAYS_MAX,
  CONNECTION_IDLE_DAYS,
} from '@talaash/domain/connected-program/limit';
import { resourceOf } from '@talaash/domain/connected-program/rule';
import { CONNECTION_REFUSALS, TOKEN_REFUSALS } from '@talaash/domain/connected-program/words';
import { and, eq, sql } from 'drizzle-orm';
import { hashOfSecret, isProgramToken } from '../../call/api-key-secret.ts';
import type { Deps } from '../../call/deps.ts';
import type { Tx } from '../../db/client.ts';
import { companies } from '../../db/schema/company.ts';
import { connectedPrograms, connectedProgramTokens } from '../../db/schema/connected-program.ts';
import { record } from '../../events/record.ts';
import { issue } from './issue.ts';
import { OAuthRefusal } from './oauth-refusal.ts';
import { readProgram } from './queries.ts';

type Writing = Pick<Deps, 'baseUrl' | 'db' | 'events' | 'log' | 'now'>;

export type Tokens = { access: string; refresh: string; scopes: ApiKeyScope[]; expiresInSeconds: number };

type Presented = { clientId: string; resource: string | undefined };

const DAY_MS = 24 * 60 * 60 * 1000;

/** The first tokens, for the code that the browser brought. @throws OAuthRefusal */
export const exchangeCode = (
  deps: Writing,
  {
    code,
    verifier,
    redirectUri,
    ...presented
  }: Presented & Record<'code' | 'verifier' | 'redirectUri', string>,
): Promise<Tokens> =>
  exchange(deps, 'code', code, presented, (connection, token) =>
    connection.redirectUri === redirectUri && isVerifier(verifier, token.codeChallenge)
      ? undefined
      : 'invalid_grant',
  );

/** The next two tokens, for a refresh token, which works once. @throws OAuthRefusal */
export const exchangeRefreshToken = (
  deps: Writing,
  { refreshToken, scope, ...presented }: Presented & { refreshToken: string; scope: string | undefined },
): Promise<Tokens> =>
  exchange(deps, 'refresh', refreshToken, presented, ({ scopes }) =>
    (scope ?? '').split(' ').every((one) => one === '' || scopes.some((known) => known === one))
      ? undefined
      : 'invalid_scope',
  );

type Connection = typeof connectedPrograms.$inferSelect;
type Token = typeof connectedProgramTokens.$inferSelect;

const SENTENCES: Partial<Record<OAuthError, string>> = {
  invalid_client: TOKEN_REFUSALS.client,
  invalid_scope: CONNECTION_REFUSALS.scope,
  invalid_target: CONNECTION_REFUSALS.resource,
};

/**
 * Exchanges a code or a refresh token, once. Used again, it has been stolen, or was stolen before: the connection ends, with every
 * token. So it does if a code comes without what its program alone knows.
 */
async function exchange(
  deps: Writing,
  kind: 'code' | 'refresh',
  secret: string,
  { clientId, resource }: Presented,
  fault: (connection: Connection, token: Token) => OAuthError | undefined,
): Promise<Tokens> {
  const outcome = await deps.events.transaction(async (tx): Promise<Tokens | OAuthError> => {
    const found = await lockToken(tx, kind, secret);
    if (!found || found.connection.clientId !== clientId) return 'invalid_grant';
    const { connection, token, isOwners } = found;
    const nowMs = deps.now();
    const isCurrent = Date.parse(token.endsIsoDateTimeUtc) > nowMs && isOpen(connection, nowMs) && isOwners;
    if (token.spentIsoDateTimeUtc !== null) {
      if (connection.revokedIsoDateTimeUtc === null) await end(deps, tx, connection, `reused ${kind}`);
      return 'invalid_grant';
    }
    if (!isCurrent) return 'invalid_grant';
    if (resource !== undefined && resourceOf(deps.baseUrl(), resource) !== connection.resource)
      return 'invalid_target';
    const refused = fault(connection, token);
    if (refused !== undefined) {
      if (kind === 'code') await end(deps, tx, connection, 'code of another program');
      return refused;
    }
    await tx
      .update(connectedProgramTokens)
      .set({ spentIsoDateTimeUtc: new Date(nowMs).toISOString() })
      .where(eq(connectedProgramTokens.hash, token.hash));
    return issueBoth(tx, connection, nowMs);
  });
  if (typeof outcome !== 'string') return outcome;
  // A program that was forgotten registers again.
  const isForgotten = outcome === 'invalid_grant' && (await readProgram(deps.db, clientId)) === undefined;
  const error = isForgotten ? 'invalid_client' : outcome;
  throw new OAuthRefusal(error, SENTENCES[error] ?? TOKEN_REFUSALS.grant);
}

const isOpen = ({ revokedIsoDateTimeUtc, endsIsoDateTimeUtc }: Connection, nowMs: number): boolean =>
  revokedIsoDateTimeUtc === null && Date.parse(endsIsoDateTimeUtc) > nowMs;

/** A code or token with its connection, both locked until the transaction ends. */
async function lockToken(tx: Tx, kind: ProgramTokenKind, secret: string) {
  if (!isProgramToken(kind, secret)) return undefined;
  const [found] = await tx
    .select({
      token: connectedProgramTokens,
      connection: connectedPrograms,
      isOwners: sql<boolean>`exists (select from ${companies}
        where ${companies.companyId} = ${connectedPrograms.companyId} and ${companies.createdByUid} = ${connectedPrograms.uid})`,
    })
    .from(connectedProgramTokens)
    .innerJoin(
      connectedPrograms,
      eq(connectedPrograms.connectedProgramId, connectedProgramTokens.connectedProgramId),
    )
    .where(and(eq(connectedProgramTokens.hash, hashOfSecret(secret)), eq(connectedProgramTokens.kind, kind)))
    .for('update');
  return found;
}

/** Ends a connection with every token that it has, and tells the pages of the company. */
async function end(
  { log, now }: Pick<Deps, 'log' | 'now'>,
  tx: Tx,
  { connectedProgramId, clientId, companyId }: Connection,
  why: string,
): Promise<void> {
  await tx
    .update(connectedPrograms)
    .set({ revokedIsoDateTimeUtc: new Date(now()).toISOString() })
    .where(eq(connectedPrograms.connectedProgramId, connectedProgramId));
  await record(tx, { kind: 'connectedProgram.changed', actorUid: null, companyId });
  log.warn({ connectedProgramId, clientId, why }, 'A connected program was ended.');
}

async function issueBoth(
  tx: Tx,
  { connectedProgramId, scopes, createdIsoDateTimeUtc }: Connection,
  nowMs: number,
): Promise<Tokens> {
  const latestMs = Date.parse(createdIsoDateTimeUtc) + CONNECTION_DAYS_MAX * DAY_MS;
  const endsMs = Math.min(nowMs + CONNECTION_IDLE_DAYS * DAY_MS, latestMs);
  const accessEndsMs = Math.min(nowMs + ACCESS_TOKEN_SECONDS * 1000, latestMs);
  await tx
    .update(connectedPrograms)
    .set({ endsIsoDateTimeUtc: new Date(endsMs).toISOString() })
    .where(eq(connectedPrograms.connectedProgramId, connectedProgramId));
  return {
    access: await issue(tx, 'access', { connectedProgramId, nowMs, endsMs: accessEndsMs }),
    refresh: await issue(tx, 'refresh', { connectedProgramId, nowMs, endsMs }),
    scopes,
    expiresInSeconds: Math.floor((accessEndsMs - nowMs) / 1000),
  };
}

/** Whether a program knows what its challenge was made of (RFC 7636). */
function isVerifier(verifier: string, challenge: string | null): boolean {
  if (challenge === null || !/^[\w.~-]{43,128}$/.test(verifier)) return false;
  const [made, stored] = [
    createHash('sha256').update(verifier).digest(),
    Buffer.from(challenge, 'base64url'),
  ];
  return made.length === stored.length && timingSafeEqual(made, stored);
}

/**
 * Takes a token back, for the program that has it (RFC 7009): a refresh token with its connection, an access token alone. Does nothing
 * for anything else.
 */
export const revokeToken = (
  deps: Writing,
  { token: secret, clientId }: { token: string; clientId: string },
): Promise<void> =>
  deps.events.transaction(async (tx) => {
    const kind = PROGRAM_TOKEN_KINDS.find((one) => isProgramToken(one, secret));
    if (kind === undefined) return;
    const found = await lockToken(tx, kind, secret);
    if (!found || found.connection.clientId !== clientId) return;
    if (kind === 'access')
      await tx.delete(connectedProgramTokens).where(eq(connectedProgramTokens.hash, found.token.hash));
    else if (found.connection.revokedIsoDateTimeUtc === null)
      await end(deps, tx, found.connection, `${kind} taken back by the program`);
  });
