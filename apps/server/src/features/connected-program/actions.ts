import { PROGRAM_CODE_SECONDS } from '@talaash/domain/connected-program/limit';
import { consentRefusal } from '@talaash/domain/connected-program/rule';
import type { ConnectionConsent } from '@talaash/domain/connected-program/schema';
import { eq } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { connectedPrograms } from '../../db/schema/connected-program.ts';
import { record } from '../../events/record.ts';
import { queueAccountMail } from '../account-mail/queue.ts';
import { lockCompany } from '../company/queries.ts';
import { issue } from './issue.ts';
import { countValid, lockConnectedProgram, readRequest } from './queries.ts';
import { answerUrl } from './request.ts';

type Writing = Pick<Deps, 'baseUrl' | 'events' | 'jobs' | 'log' | 'now'>;
type Owner = { companyId: string; uid: string };

/** Locks the company, of which the caller still is the owner: it may have been handed over since the call was admitted. */
async function requireOwner(tx: Tx, { companyId, uid }: Owner): Promise<void> {
  if ((await lockCompany(tx, companyId))?.createdByUid !== uid) throw refusal('NOT_FOUND');
}

/**
 * Allows a program to act for the company, and mails its owner. The program has a few minutes to fetch its tokens.
 * @returns the address of the program with a code, for the browser
 * @throws BUSINESS_RULE_VIOLATION for a request that is not in order, more scopes than it asks for, and beyond the limit
 */
export const allowProgram = (
  deps: Writing,
  owner: Owner,
  { request: query, scopes }: ConnectionConsent,
): Promise<string> =>
  deps.events.transaction(async (tx) => {
    await requireOwner(tx, owner);
    const { companyId, uid } = owner;
    const request = await readRequest({ db: tx, baseUrl: deps.baseUrl }, query);
    if ('sentence' in request) throw refusal('BUSINESS_RULE_VIOLATION', request.sentence);
    const nowMs = deps.now();
    const refused = consentRefusal(request, scopes, await countValid(tx, companyId, nowMs));
    if (refused !== undefined) throw refusal('BUSINESS_RULE_VIOLATION', refused);
    const { program, redirectUri, codeChallenge, resource } = request;
    const { clientId, name } = program;
    const connectedProgramId = newRecordId();
    const at = new Date(nowMs).toISOString();
    const endsMs = nowMs + PROGRAM_CODE_SECONDS * 1000;
    await tx.insert(connectedPrograms).values({
      ...{ connectedProgramId, clientId, companyId, uid, name, redirectUri, scopes, resource },
      endsIsoDateTimeUtc: new Date(endsMs).toISOString(),
      createdIsoDateTimeUtc: at,
      updatedIsoDateTimeUtc: at,
    });
    const code = await issue(tx, 'code', { connectedProgramId, codeChallenge, nowMs, endsMs });
    await record(tx, { kind: 'connectedProgram.changed', actorUid: uid, companyId });
    await queueAccountMail(deps, { uid, mail: 'programConnected', programName: name }, tx);
    deps.log.info({ connectedProgramId, clientId, scopes, resource }, 'A program was connected.');
    return answerUrl(request, deps.baseUrl(), { code });
  });

/** Ends a connection with all of its tokens. Does nothing for one that is revoked. @throws NOT_FOUND */
export const revokeConnectedProgram = (
  deps: Writing,
  owner: Owner,
  connectedProgramId: string,
): Promise<void> =>
  deps.events.transaction(async (tx) => {
    await requireOwner(tx, owner);
    const { companyId, uid } = owner;
    const stored = await lockConnectedProgram(tx, { companyId, connectedProgramId });
    if (!stored) throw refusal('NOT_FOUND');
    if (stored.revokedIsoDateTimeUtc !== null) return;
    await tx
      .update(connectedPrograms)
      .set({ revokedIsoDateTimeUtc: new Date(deps.now()).toISOString() })
      .where(eq(connectedPrograms.connectedProgramId, connectedProgramId));
    await record(tx, { kind: 'connectedProgram.changed', actorUid: uid, companyId });
    deps.log.info({ connectedProgramId }, 'A connected program was revoked.');
  });
