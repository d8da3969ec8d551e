import { randomBytes } from 'node:crypto';
import type { DomainProofMethod } from '@talaash/domain/company-verification/choice';
import { DOMAIN_PROOF_DAYS } from '@talaash/domain/company-verification/limit';
import { domainCountRefusal, domainRecord, mailboxRefusal } from '@talaash/domain/company-verification/rule';
import { COMPANY_DOMAIN_SENTENCES, DOMAIN_REFUSALS } from '@talaash/domain/company-verification/words';
import { and, eq, gt } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { countMailLink, hashOfCode } from '../../call/mail-link.ts';
import { refusal, refusalOf, validationRefusal } from '../../call/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { storeCompanyKeys } from '../../db/company-shield.ts';
import { companyDomains } from '../../db/schema/company-verification.ts';
import { record } from '../../events/record.ts';
import { lockCompany } from '../company/queries.ts';
import {
  type CompanyDomainRow,
  isDomain,
  lockCompanyDomain,
  type OwnDomain,
  readCompanyDomain,
} from './queries.ts';

const DAY_SECONDS = 24 * 60 * 60;

type Own = OwnDomain & { uid: string };

/** Adds a domain without a mark. One that is there already stays as it is. */
export async function addDomain({ events }: Pick<Deps, 'events'>, own: Own): Promise<CompanyDomainRow> {
  const { companyId, domain, uid } = own;
  return events.transaction(async (tx) => {
    // Of two additions at once, the second counts the first.
    if (!(await lockCompany(tx, companyId))) throw refusal('NOT_FOUND');
    const stored = await readCompanyDomain(tx, own);
    if (stored) return stored;
    const full = domainCountRefusal(await tx.$count(companyDomains, eq(companyDomains.companyId, companyId)));
    if (full) throw refusalOf(full);
    const challenge = randomBytes(16).toString('hex');
    const [row] = await tx.insert(companyDomains).values({ companyId, domain, challenge }).returning();
    if (!row) throw new Error('The domain was not stored.');
    await record(tx, { kind: 'companyDomain.changed', actorUid: uid, companyId });
    return row;
  });
}

export async function deleteDomain({ events }: Pick<Deps, 'events'>, own: Own): Promise<void> {
  await events.transaction(async (tx) => {
    const deleted = await tx.delete(companyDomains).where(isDomain(own)).returning();
    if (deleted.length > 0)
      await record(tx, { kind: 'companyDomain.changed', actorUid: own.uid, companyId: own.companyId });
  });
}

/** Whether the record of a domain is there. */
export async function lookUpDomain(
  { domainRecords }: Pick<Deps, 'domainRecords'>,
  { domain, challenge }: CompanyDomainRow,
): Promise<'proven' | 'absent' | 'unknown'> {
  const { name, value } = domainRecord(domain, challenge);
  const found = await domainRecords.readTexts(name);
  if (found.outcome === 'unknown') return 'unknown';
  return found.texts.some((text) => text.trim() === value) ? 'proven' : 'absent';
}

/** Looks for the record of a domain now. Without one, nothing changes: a mark ends only after its grace. */
export async function checkDomain(
  deps: Pick<Deps, 'db' | 'domainRecords' | 'events' | 'now'>,
  own: Own,
): Promise<CompanyDomainRow> {
  const row = await readCompanyDomain(deps.db, own);
  if (!row) throw refusal('NOT_FOUND', DOMAIN_REFUSALS.unknown);
  const found = await lookUpDomain(deps, row);
  if (found === 'unknown') throw refusal('SERVICE_UNAVAILABLE', COMPANY_DOMAIN_SENTENCES.unanswered);
  if (found === 'absent') throw refusal('BUSINESS_RULE_VIOLATION', COMPANY_DOMAIN_SENTENCES.absent);
  return deps.events.transaction(async (tx) => {
    const locked = await lockCompanyDomain(tx, own);
    // It was removed, or removed and added, while the DNS was asked.
    if (locked?.challenge !== row.challenge) throw refusal('NOT_FOUND', DOMAIN_REFUSALS.unknown);
    return storeProof(tx, locked, { method: 'dns', actorUid: own.uid, now: deps.now() });
  });
}

/** Stores a proof and gives the mark. The next check is in a month. */
export async function storeProof(
  tx: Tx,
  row: CompanyDomainRow,
  { method, actorUid, now }: { method: DomainProofMethod; actorUid: string | null; now: number },
): Promise<CompanyDomainRow> {
  const at = new Date(now).toISOString();
  const [proven] = await tx
    .update(companyDomains)
    .set({
      method,
      provenAt: row.provenAt ?? at,
      confirmedAt: at,
      failingSince: null,
      lostAt: null,
      checkDueAt: new Date(now + DOMAIN_PROOF_DAYS * DAY_SECONDS * 1000).toISOString(),
      linkCodeHash: null,
      linkExpiresAt: null,
      updatedIsoDateTimeUtc: at,
    })
    .where(isDomain(row))
    .returning();
  if (!proven) throw refusal('NOT_FOUND');
  const { companyId, domain } = row;
  await storeCompanyKeys(tx, companyId);
  await record(tx, {
    kind: 'companyDomain.changed',
    actorUid,
    companyId,
    payload: { domain, change: 'proven' },
  });
  return proven;
}

/** Queues the mail with a link that proves the domain. */
export async function mailDomainLinkTo(
  deps: Pick<Deps, 'db' | 'events' | 'jobs' | 'now'>,
  own: Own,
  mailbox: string,
): Promise<CompanyDomainRow> {
  const { companyId, domain } = own;
  const wrong = mailboxRefusal(mailbox, domain);
  if (wrong !== undefined) throw validationRefusal({ mailbox: wrong });
  if (!(await readCompanyDomain(deps.db, own))) throw refusal('NOT_FOUND', DOMAIN_REFUSALS.unknown);
  const sentence = DOMAIN_REFUSALS.tooManyLinks;
  await countMailLink(deps, { account: ['domain-links', companyId], mailbox, sentence });
  return deps.events.transaction(async (tx) => {
    const [row] = await tx
      .update(companyDomains)
      .set({ mailbox, linkCodeHash: null, linkExpiresAt: null })
      .where(isDomain(own))
      .returning();
    if (!row) throw refusal('NOT_FOUND', DOMAIN_REFUSALS.unknown);
    await deps.jobs.send('companyDomain.mailLink', { companyId, domain }, { tx });
    return row;
  });
}

/** Proves a domain with the code of a link. It works once, for the company that requested it. */
export async function confirmDomain(
  { events, now }: Pick<Deps, 'events' | 'now'>,
  { companyId, uid, code }: { companyId: string; uid: string; code: string },
): Promise<CompanyDomainRow> {
  return events.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(companyDomains)
      .where(
        and(
          eq(companyDomains.linkCodeHash, hashOfCode(code)),
          eq(companyDomains.companyId, companyId),
          gt(companyDomains.linkExpiresAt, new Date(now()).toISOString()),
        ),
      )
      .for('update');
    if (!row) throw refusal('NOT_FOUND', DOMAIN_REFUSALS.linkInvalid);
    return storeProof(tx, row, { method: 'mail', actorUid: uid, now: now() });
  });
}
