import { appealRefusal } from '@talaash/domain/sanction/rule';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { refusal, refusalOf } from '../../call/refusal.ts';
import { users } from '../../db/schema/account.ts';
import { reportCases } from '../../db/schema/report.ts';
import { sanctions } from '../../db/schema/sanction.ts';
import { record } from '../../events/record.ts';
import { isLifted } from './present.ts';
import { readSanction, type SanctionRow } from './queries.ts';

type Appeal = { sanctionId: string; text: string; actorUid: string | null };

/**
 * Stores the one appeal of a decision, which then waits in the queue again.
 * Throws NOT_FOUND, CONFLICT for a second appeal, BUSINESS_RULE_VIOLATION for a late one.
 */
export async function appealSanction(
  { db, events, now }: Pick<Deps, 'db' | 'events' | 'now'>,
  { sanctionId, text, actorUid }: Appeal,
): Promise<SanctionRow> {
  await events.transaction(async (tx) => {
    const [sanction] = await tx
      .select()
      .from(sanctions)
      .where(eq(sanctions.sanctionId, sanctionId))
      .for('update');
    if (!sanction) throw refusal('NOT_FOUND');
    const facts = {
      decidedAt: Date.parse(sanction.createdIsoDateTimeUtc),
      hasAppealed: sanction.appealedAt !== null,
      isLifted: isLifted(sanction),
    };
    const refused = appealRefusal(facts, now());
    if (refused) throw refusalOf(refused);
    const appealedAt = new Date(now()).toISOString();
    await tx
      .update(sanctions)
      .set({ appealText: text, appealedAt })
      .where(eq(sanctions.sanctionId, sanctionId));
    await tx
      .update(reportCases)
      .set({ state: 'appealed', waitingSince: appealedAt, takenByUid: null, takenAt: null })
      .where(eq(reportCases.caseId, sanction.caseId));
    await record(tx, { kind: 'appeal.sent', actorUid, payload: { caseId: sanction.caseId } });
  });
  const appealed = await readSanction(db, sanctionId);
  if (!appealed) throw refusal('NOT_FOUND');
  return appealed;
}

/** Ends the limits and suspensions whose time is over, every hour. Access is back to the second; the search follows here. */
export const settleSanctions = ({ events, now }: Pick<Deps, 'events' | 'now'>): Promise<void> =>
  events.transaction(async (tx) => {
    const at = new Date(now()).toISOString();
    const over = await tx
      .update(sanctions)
      .set({ endedAt: sql`${sanctions.untilAt}` })
      .where(and(isNull(sanctions.endedAt), lte(sanctions.untilAt, at)))
      .returning({ uid: sanctions.uid, act: sanctions.act, caseId: sanctions.caseId });
    for (const { uid, act, caseId } of over) {
      if (act !== 'suspend') continue;
      await tx
        .update(users)
        .set({ suspendedUntil: null })
        .where(and(eq(users.id, uid), lte(users.suspendedUntil, new Date(now()))));
      const [whose] = await tx
        .select({ talentId: reportCases.talentId })
        .from(reportCases)
        .where(eq(reportCases.caseId, caseId));
      if (whose?.talentId != null)
        await record(tx, { kind: 'account.restored', actorUid: null, talentId: whose.talentId });
    }
  });
