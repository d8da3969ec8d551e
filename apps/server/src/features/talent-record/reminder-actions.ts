import { reminderRefusal } from '@talaash/domain/talent-record/rule';
import type { TalentReminder } from '@talaash/domain/talent-record/schema';
import { TALENT_RECORD_REFUSALS } from '@talaash/domain/talent-record/words';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { talentReminders } from '../../db/schema/talent-record.ts';
import { record } from '../../events/record.ts';
import { lockCompany } from '../company/queries.ts';
import { listMembers } from '../company-member/queries.ts';
import { recordChange } from './note-actions.ts';
import { toReminder } from './present.ts';
import { isRecorded, lockRecorded, ofPair, type ReminderRow, uidsWith } from './queries.ts';

type Writing = Pick<Deps, 'events' | 'jobs' | 'now'>;
type Acting = { companyId: string; uid: string };

/** The hourly job queues what is due until the next one, and a bit longer in case that one is late. */
const QUEUED_AHEAD_MS = 90 * 60_000;

/** Reminds a member of a talent at a time. */
export const addReminder = (
  deps: Writing,
  { companyId, uid: actorUid }: Acting,
  given: { talentId: string; uid: string; text: string; dueIsoDateTimeUtc: string },
): Promise<TalentReminder> =>
  deps.events.transaction(async (tx) => {
    const pair = { companyId, talentId: given.talentId };
    await lockCompany(tx, companyId);
    await lockRecorded(tx, pair);
    const members = await listMembers(tx, companyId);
    const refused = reminderRefusal(
      {
        dueMs: Date.parse(given.dueIsoDateTimeUtc),
        openCount: await tx.$count(
          talentReminders,
          and(ofPair(talentReminders, pair), isNull(talentReminders.doneAt)),
        ),
        isForReader: uidsWith(members, 'read').includes(given.uid),
      },
      deps.now(),
    );
    if (refused !== undefined) throw refusal('BUSINESS_RULE_VIOLATION', refused);
    const [added] = await tx
      .insert(talentReminders)
      .values({ reminderId: newRecordId(), companyId, ...given })
      .returning();
    if (!added) throw new Error('A reminder was not written.');
    await queueIfSoon(deps, tx, added);
    await recordChange(tx, actorUid, pair);
    return toReminder(added, members);
  });

/** Says whether a reminder is done. One that has reminded does not do so again. */
export const setReminderDone = (
  deps: Writing,
  { companyId, uid }: Acting,
  { reminderId, isDone }: { reminderId: string; isDone: boolean },
): Promise<TalentReminder> =>
  deps.events.transaction(async (tx) => {
    const own = and(eq(talentReminders.reminderId, reminderId), eq(talentReminders.companyId, companyId));
    const [found] = await tx.select().from(talentReminders).where(own).for('update');
    if (!found) throw refusal('NOT_FOUND', TALENT_RECORD_REFUSALS.reminderGone);
    await lockRecorded(tx, found);
    const members = await listMembers(tx, companyId);
    if ((found.doneAt !== null) === isDone) return toReminder(found, members);
    const [changed] = await tx
      .update(talentReminders)
      .set({ doneAt: isDone ? new Date(deps.now()).toISOString() : null })
      .where(own)
      .returning();
    if (!changed) throw new Error('A reminder was not changed.');
    if (!isDone) await queueIfSoon(deps, tx, changed);
    await recordChange(tx, uid, found);
    return toReminder(changed, members);
  });

/** The job of a reminder. While one waits, no second one is added. */
function ringOf({ reminderId, dueIsoDateTimeUtc }: ReminderRow, nowMs: number) {
  const runAfterSeconds = Math.max(0, Math.ceil((Date.parse(dueIsoDateTimeUtc) - nowMs) / 1000));
  return { data: { reminderId }, key: reminderId, runAfterSeconds };
}

async function queueIfSoon({ jobs, now }: Writing, tx: Tx, reminder: ReminderRow): Promise<void> {
  if (reminder.rungAt !== null || Date.parse(reminder.dueIsoDateTimeUtc) > now() + QUEUED_AHEAD_MS) return;
  const { data, ...options } = ringOf(reminder, now());
  await jobs.send('talentReminder.ring', data, { ...options, tx });
}

/** Queues the reminders that are due soon, every hour. */
export async function queueDueReminders({ db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>): Promise<void> {
  const soon = new Date(now() + QUEUED_AHEAD_MS).toISOString();
  const due = await db
    .select()
    .from(talentReminders)
    .where(
      and(
        lte(talentReminders.dueIsoDateTimeUtc, soon),
        isNull(talentReminders.rungAt),
        isNull(talentReminders.doneAt),
      ),
    )
    .limit(5000);
  for (const reminder of due) {
    const { data, ...options } = ringOf(reminder, now());
    await jobs.send('talentReminder.ring', data, options);
  }
}

/**
 * Reminds a member, once: the row says so in the transaction of the event. A reminder that is done, or about somebody whom the company
 * or the member cannot see any more, stays silent.
 */
export const ringReminder = (
  { events, now }: Pick<Deps, 'events' | 'now'>,
  { reminderId }: { reminderId: string },
): Promise<void> =>
  events.transaction(async (tx) => {
    const rungAt = new Date(now()).toISOString();
    const [rung] = await tx
      .update(talentReminders)
      .set({ rungAt })
      .where(
        and(
          eq(talentReminders.reminderId, reminderId),
          isNull(talentReminders.rungAt),
          isNull(talentReminders.doneAt),
          lte(talentReminders.dueIsoDateTimeUtc, rungAt),
        ),
      )
      .returning();
    if (!rung) return;
    const { companyId, talentId, uid } = rung;
    const readers = uidsWith(await listMembers(tx, companyId), 'read');
    if (!readers.includes(uid) || !(await isRecorded(tx, rung))) return;
    await record(tx, {
      kind: 'talentReminder.due',
      actorUid: null,
      companyId,
      talentId,
      payload: { reminderId, uid },
    });
  });
