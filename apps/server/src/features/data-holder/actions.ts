import type { DataHolder } from '@talaash/contract/data-holder';
import { isHolding } from '@talaash/domain/data-holder/rule';
import { erasureRefusal } from '@talaash/domain/erasure-request/rule';
import { shieldKey } from '@talaash/domain/privacy-shield/rule';
import { PRIVACY_SHIELD_SENTENCES } from '@talaash/domain/privacy-shield/sentences';
import type { CopyKind } from '@talaash/domain/privacy-shield/choice';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { eraseTalentRecords } from '../../db/erase-talent-record.ts';
import { isAnyOf } from '../../db/is-any-of.ts';
import { pipelineEntries } from '../../db/schema/pipeline.ts';
import { erasureRequests, privacyShields, profileCopies } from '../../db/schema/privacy-shield.ts';
import { entriesLeave } from '../../db/pipeline-entry.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { threads } from '../../db/schema/thread.ts';
import { record } from '../../events/record.ts';
import { lockTalent } from '../talent/queries.ts';
import { endThread } from '../thread/end-thread.ts';
import { readDataHolders } from './queries.ts';

type Owner = { talentId: string; uid: string };

/**
 * Ends what a company has of a talent: their conversation, its shortlist entry, and its sight of the profile, by an entry of the shield.
 * Idempotent. Throws NOT_FOUND for a company that holds nothing.
 *
 * @returns what was closed, and the kinds of copies that remain with the company
 */
export async function endDataHolder(
  deps: Pick<Deps, 'db' | 'events'>,
  owner: Owner,
  companyId: string,
): Promise<{ isConversationEnded: boolean; copies: CopyKind[] }> {
  const [holder] = await readDataHolders(deps.db, owner.talentId, companyId);
  if (!holder) throw refusal('NOT_FOUND', PRIVACY_SHIELD_SENTENCES.unknownCompany);
  const isConversationEnded = await endConversation(deps, owner, holder);
  await close(deps, owner, [holder], companyId);
  return { isConversationEnded, copies: holder.copies.map(({ kind }) => kind) };
}

/** The same for all companies, with all shortlists. If a part fails, repeating it ends the rest. */
export async function endAllDataHolders(deps: Pick<Deps, 'db' | 'events'>, owner: Owner): Promise<void> {
  const holders = (await readDataHolders(deps.db, owner.talentId)).filter(isHolding);
  // One by one: each has an event and a message of its own.
  for (const holder of holders) await endConversation(deps, owner, holder);
  await close(deps, owner, holders, undefined);
}

/** Ends the open conversation with a company. @returns whether there was one */
async function endConversation(
  deps: Pick<Deps, 'db' | 'events'>,
  { talentId, uid }: Owner,
  { conversation }: DataHolder,
): Promise<boolean> {
  if (conversation === null || conversation.isEnded) return false;
  await endThread(deps, { threadId: conversation.threadId, talentId, actorUid: uid });
  return true;
}

/** Hides a talent from companies, erases what they have noted, and notes that the sharing has ended. @param only one company; all without it */
async function close(
  { events }: Pick<Deps, 'events'>,
  { talentId, uid }: Owner,
  holders: readonly DataHolder[],
  only: string | undefined,
): Promise<void> {
  const companyIds = holders.map(({ companyId }) => companyId);
  await events.transaction(async (tx) => {
    await lockTalent(tx, talentId);
    await delist(
      tx,
      { talentId, uid },
      only === undefined ? undefined : eq(shortlistedProfiles.companyId, only),
    );
    await eraseTalentRecords(tx, talentId, only);
    if (companyIds.length === 0) return;
    await entriesLeave(tx, talentId, companyIds);
    await tx
      .insert(privacyShields)
      .values(
        holders.map(({ companyId, name }) => ({
          talentId,
          key: shieldKey('company', companyId) ?? '',
          label: name,
        })),
      )
      .onConflictDoNothing();
    await tx
      .update(profileCopies)
      .set({ endedAt: sql`now()` })
      .where(
        and(
          eq(profileCopies.talentId, talentId),
          isAnyOf(profileCopies.companyId, companyIds),
          isNull(profileCopies.endedAt),
        ),
      );
    await record(
      tx,
      { kind: 'privacyShield.saved', actorUid: uid, talentId },
      { kind: 'dataHolder.ended', actorUid: uid, talentId },
    );
  });
}

/** Asks a company to erase its copies. Throws NOT_FOUND for one that holds nothing, and the refusal of the rule. */
export async function requestErasure(
  deps: Pick<Deps, 'db' | 'events' | 'now'>,
  { talentId, uid }: Owner,
  companyId: string,
): Promise<void> {
  await deps.events.transaction(async (tx) => {
    // Of two requests at once, the second reads the first.
    await lockTalent(tx, talentId);
    const [holder] = await readDataHolders(tx, talentId, companyId);
    if (!holder) throw refusal('NOT_FOUND', PRIVACY_SHIELD_SENTENCES.unknownCompany);
    const refused = erasureRefusal(holder, deps.now());
    if (refused !== undefined) throw refusal('BUSINESS_RULE_VIOLATION', refused);
    const request = { requestedAt: new Date(deps.now()).toISOString(), confirmedAt: null };
    await tx
      .insert(erasureRequests)
      .values({ companyId, talentId, ...request })
      .onConflictDoUpdate({ target: [erasureRequests.talentId, erasureRequests.companyId], set: request });
    await record(tx, { kind: 'erasure.requested', actorUid: uid, companyId, talentId });
  });
}

/** Removes a talent from all shortlists. @returns from how many */
export async function leaveShortlists({ events }: Pick<Deps, 'events'>, owner: Owner): Promise<number> {
  return events.transaction((tx) => delist(tx, owner));
}

async function delist(tx: Tx, { talentId, uid: actorUid }: Owner, of?: SQL): Promise<number> {
  const removed = await tx
    .delete(shortlistedProfiles)
    .where(and(eq(shortlistedProfiles.talentId, talentId), of))
    .returning({ companyId: shortlistedProfiles.companyId, jobPostId: shortlistedProfiles.jobPostId });
  for (const entry of removed)
    await record(tx, { kind: 'shortlistedProfile.deleted', actorUid, talentId, ...entry });
  await entriesLeave(
    tx,
    talentId,
    removed.map(({ companyId }) => companyId),
    sql`not exists (
    select from ${threads} where ${threads.companyId} = ${pipelineEntries.companyId} and ${threads.talentId} = ${talentId})`,
  );
  return removed.length;
}
