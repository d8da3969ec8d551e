import type { DomainChange } from '@talaash/domain/company-verification/choice';
import { domainProofStep } from '@talaash/domain/company-verification/rule';
import { lte } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import type { Tx } from '../../db/client.ts';
import { dropEndedKeys } from '../../db/company-shield.ts';
import { companyDomains } from '../../db/schema/company-verification.ts';
import { record } from '../../events/record.ts';
import { lookUpDomain, storeProof } from './actions.ts';
import { type CompanyDomainRow, isDomain, lockCompanyDomain } from './queries.ts';

/** How many domains are looked up at once. A DNS server that does not answer takes seconds. */
const AT_ONCE = 20;

type DueDeps = Pick<Deps, 'db' | 'domainRecords' | 'events' | 'jobs' | 'now'>;

/** Repeats the proofs that are due. Every hour. */
export async function checkDueDomains(deps: DueDeps): Promise<void> {
  const startedAt = new Date(deps.now()).toISOString();
  for (;;) {
    const due = await deps.db
      .select()
      .from(companyDomains)
      .where(lte(companyDomains.checkDueAt, startedAt))
      .orderBy(companyDomains.checkDueAt)
      .limit(AT_ONCE);
    await Promise.all(due.map((row) => checkDue(deps, row)));
    if (due.length < AT_ONCE) return;
  }
}

async function checkDue(deps: DueDeps, read: CompanyDomainRow): Promise<void> {
  const found = read.method === 'dns' ? await lookUpDomain(deps, read) : 'absent';
  await deps.events.transaction(async (tx) => {
    const row = await lockCompanyDomain(tx, read);
    // Somebody else has proven, checked or removed it meanwhile.
    if (row?.method == null || row.confirmedAt === null || row.checkDueAt !== read.checkDueAt) return;
    const proof = {
      method: row.method,
      confirmedAt: Date.parse(row.confirmedAt),
      failingSince: row.failingSince === null ? null : Date.parse(row.failingSince),
    };
    const step = domainProofStep(proof, found, deps.now());
    if (step.state === 'proven')
      await storeProof(tx, row, { method: row.method, actorUid: null, now: deps.now() });
    else if (step.state === 'lost') await loseMark(tx, row, deps.now());
    else {
      const failingSince = step.state === 'failing' ? isoOf(step.since) : row.failingSince;
      await tx
        .update(companyDomains)
        .set({ checkDueAt: isoOf(step.dueAt), failingSince })
        .where(isDomain(row));
      if (step.state === 'failing' && step.isNew) await tellFailing(deps, tx, row);
    }
  });
}

const isoOf = (ms: number) => new Date(ms).toISOString();

async function tellFailing({ jobs }: DueDeps, tx: Tx, row: CompanyDomainRow): Promise<void> {
  const { companyId, domain, method } = row;
  if (method === 'mail') await jobs.send('companyDomain.mailLink', { companyId, domain }, { tx });
  await recordChange(tx, row, 'failing');
}

async function loseMark(tx: Tx, row: CompanyDomainRow, now: number): Promise<void> {
  await tx
    .update(companyDomains)
    .set({
      method: null,
      provenAt: null,
      confirmedAt: null,
      failingSince: null,
      checkDueAt: null,
      linkCodeHash: null,
      lostAt: isoOf(now),
    })
    .where(isDomain(row));
  await dropEndedKeys(tx, row.companyId, row.domain);
  await recordChange(tx, row, 'lost');
}

const recordChange = (tx: Tx, { companyId, domain }: CompanyDomainRow, change: DomainChange) =>
  record(tx, { kind: 'companyDomain.changed', actorUid: null, companyId, payload: { domain, change } });
