import { employerDomain, employerMailboxRefusal } from '@talaash/domain/verified-fact/rule';
import type { FactKey } from '@talaash/domain/verified-fact/statement';
import { FACT_REFUSALS } from '@talaash/domain/verified-fact/own-words';
import { and, eq, gt } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { countMailLink, hashOfCode, newMailLink } from '../../call/mail-link.ts';
import { refusal, validationRefusal } from '../../call/refusal.ts';
import type { Db, Tx } from '../../db/client.ts';
import { verifiedFacts } from '../../db/schema/verified-fact.ts';
import { fingerprintOf } from '../../db/verified-fact.ts';
import { record } from '../../events/record.ts';
import { lockTalent } from '../talent/queries.ts';
import { readTalentProfile } from '../talent-profile/queries.ts';
import { isFact } from './queries.ts';

export type Own = { talentId: string; uid: string };

/** What a mark of this fact would vouch for now. @throws NOT_FOUND if the profile does not have the fact */
export async function readFingerprint(
  db: Pick<Db, 'select'>,
  talentId: string,
  key: FactKey,
): Promise<string> {
  const profile = await readTalentProfile(db, talentId);
  const fingerprint = profile && fingerprintOf(profile, key);
  if (fingerprint === undefined) throw refusal('NOT_FOUND', FACT_REFUSALS.unknown);
  return fingerprint;
}

/** The same, locked until the transaction ends, so that no save of the profile comes between. */
async function lockFingerprint(tx: Tx, talentId: string, key: FactKey): Promise<string> {
  if (!(await lockTalent(tx, talentId))) throw refusal('NOT_FOUND');
  return readFingerprint(tx, talentId, key);
}

/** Queues the mail with a link that verifies the employer of a job. A mark that is there stays until the link is opened. */
export async function mailEmployerLinkTo(
  deps: Pick<Deps, 'db' | 'events' | 'jobs' | 'now'>,
  { talentId, uid }: Own,
  { entryId, mailbox }: { entryId: string; mailbox: string },
): Promise<void> {
  const key = { kind: 'employer', entryId } as const;
  const wrong = employerMailboxRefusal(mailbox);
  const verifier = employerDomain(mailbox);
  if (wrong !== undefined || verifier === undefined)
    throw validationRefusal({ mailbox: wrong ?? FACT_REFUSALS.mailbox });
  await readFingerprint(deps.db, talentId, key);
  const sentence = FACT_REFUSALS.tooManyLinks;
  await countMailLink(deps, { account: ['employer-links', talentId], mailbox, sentence });
  // The job creates the code. Until then, the link waits with none.
  const { linkExpiresAt } = newMailLink(deps.now()).stored;
  await deps.events.transaction(async (tx) => {
    const fingerprint = await lockFingerprint(tx, talentId, key);
    const waiting = { mailbox, linkCodeHash: null, linkExpiresAt };
    await tx
      .insert(verifiedFacts)
      .values({ talentId, ...key, fingerprint, verifier, ...waiting })
      .onConflictDoUpdate({
        target: [verifiedFacts.talentId, verifiedFacts.kind, verifiedFacts.entryId],
        set: waiting,
      });
    await deps.jobs.send('verifiedFact.mailLink', { talentId, entryId }, { tx });
    await recordChange(tx, { talentId, uid });
  });
}

/** Verifies an employer with the code of a link. It works once, for the talent who requested it, while the job is unchanged. */
export async function confirmEmployer(
  { events, now }: Pick<Deps, 'events' | 'now'>,
  { talentId, uid, code }: Own & { code: string },
): Promise<void> {
  await events.transaction(async (tx) => {
    await lockTalent(tx, talentId);
    const [row] = await tx
      .select()
      .from(verifiedFacts)
      .where(
        and(
          eq(verifiedFacts.linkCodeHash, hashOfCode(code)),
          eq(verifiedFacts.talentId, talentId),
          gt(verifiedFacts.linkExpiresAt, new Date(now()).toISOString()),
        ),
      );
    const verifier = row?.mailbox ? employerDomain(row.mailbox) : undefined;
    const profile = row && (await readTalentProfile(tx, talentId));
    if (!row || !profile || verifier === undefined || row.fingerprint !== fingerprintOf(profile, row))
      throw refusal('NOT_FOUND', FACT_REFUSALS.linkInvalid);
    await storeMark(tx, { talentId, uid }, row, { fingerprint: row.fingerprint, verifier, now: now() });
  });
}

/**
 * Gives a fact its mark if the profile still has it as it was when it was looked at.
 * @returns whether it has
 */
export const markUnchanged = (
  { events, now }: Pick<Deps, 'events' | 'now'>,
  own: Own,
  key: FactKey,
  { fingerprint, verifier }: { fingerprint: string; verifier: string },
): Promise<boolean> =>
  events.transaction(async (tx) => {
    if (!(await lockTalent(tx, own.talentId))) return false;
    const profile = await readTalentProfile(tx, own.talentId);
    if (!profile || fingerprintOf(profile, key) !== fingerprint) return false;
    await storeMark(tx, own, key, { fingerprint, verifier, now: now() });
    return true;
  });

type Mark = { fingerprint: string; verifier: string; now: number };

/** For a transaction that has locked the talent. */
async function storeMark(tx: Tx, own: Own, { kind, entryId }: FactKey, mark: Mark): Promise<void> {
  const { fingerprint, verifier, now } = mark;
  const at = new Date(now).toISOString();
  const marked = {
    fingerprint,
    verifier,
    verifiedAt: at,
    mailbox: null,
    linkCodeHash: null,
    linkExpiresAt: null,
    updatedIsoDateTimeUtc: at,
  };
  await tx
    .insert(verifiedFacts)
    .values({ talentId: own.talentId, kind, entryId, ...marked })
    .onConflictDoUpdate({
      target: [verifiedFacts.talentId, verifiedFacts.kind, verifiedFacts.entryId],
      set: marked,
    });
  await recordChange(tx, own);
}

/** Removes a mark, or the link that waits for it. */
export async function removeFact(
  { events }: Pick<Deps, 'events'>,
  { talentId, uid, ...key }: Own & FactKey,
): Promise<void> {
  await events.transaction(async (tx) => {
    await lockTalent(tx, talentId);
    const removed = await tx
      .delete(verifiedFacts)
      .where(isFact({ talentId, ...key }))
      .returning();
    if (removed.length > 0) await recordChange(tx, { talentId, uid });
  });
}

const recordChange = (tx: Tx, { talentId, uid }: Own) =>
  record(tx, { kind: 'verifiedFact.changed', actorUid: uid, talentId });
