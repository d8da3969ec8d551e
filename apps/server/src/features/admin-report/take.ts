import type { Ask } from '@talaash/domain/admin-report/schema';
import { askRefusal } from '@talaash/domain/admin-report/rule';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { refusal, refusalOf } from '../../call/refusal.ts';
import { reportCases } from '../../db/schema/report.ts';
import { record } from '../../events/record.ts';
import { recordAdminAction } from '../admin-action/actions.ts';
import { lockCase } from './actions.ts';
import { factsOf, isTaken, listColleagues } from './queries.ts';

/**
 * Takes a case for a while, so that other admins see who is at it; again for a longer while. Does nothing if another admin is.
 * Throws NOT_FOUND.
 */
export const takeCase = (
  { events, now }: Pick<Deps, 'events' | 'now'>,
  adminUid: string,
  caseId: string,
): Promise<void> =>
  events.transaction(async (tx) => {
    const [found] = await tx
      .select({ by: reportCases.takenByUid, isTaken })
      .from(reportCases)
      .where(eq(reportCases.caseId, caseId))
      .for('update');
    if (!found) throw refusal('NOT_FOUND');
    const isOwn = found.by === adminUid;
    if (found.isTaken && !isOwn) return;
    await tx
      .update(reportCases)
      .set({ takenByUid: adminUid, takenAt: new Date(now()).toISOString() })
      .where(eq(reportCases.caseId, caseId));
    // The other admins learn of it once.
    if (!(found.isTaken && isOwn))
      await record(tx, { kind: 'report.sent', actorUid: adminUid, payload: { caseId } });
  });

/** Hands a case to another admin, who finds it among their own. Throws NOT_FOUND, CONFLICT, BUSINESS_RULE_VIOLATION. */
export const askColleague = (
  { events }: Pick<Deps, 'events'>,
  adminUid: string,
  { caseId, adminUid: askedUid, note }: Ask,
): Promise<void> =>
  events.transaction(async (tx) => {
    const found = await lockCase(tx, adminUid, caseId);
    const colleagues = await listColleagues(tx, adminUid, caseId);
    const isColleagueThere = colleagues.some(({ uid }) => uid === askedUid);
    const refused = askRefusal({ ...factsOf(found, adminUid), isColleagueThere });
    if (refused) throw refusalOf(refused);
    await tx
      .update(reportCases)
      .set({
        askedUid,
        askedByUid: adminUid,
        askedNote: note ?? null,
        takenByUid: null,
        takenAt: null,
      })
      .where(eq(reportCases.caseId, caseId));
    const { referenceId } = found.row;
    await recordAdminAction(tx, {
      act: 'report.asked',
      adminUid,
      on: found.row,
      after: { referenceId, colleagueUid: askedUid },
    });
  });
