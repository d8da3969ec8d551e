import { MEETING_REMINDERS } from '@talaash/domain/meeting/limit';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { meetings } from '../../db/schema/meeting.ts';
import { record } from '../../events/record.ts';

/** How many meetings one transaction reminds of. */
const BATCH = 100;

const LAST_MINUTES = Math.min(...MEETING_REMINDERS);

type Due = {
  meeting_id: string;
  company_id: string;
  talent_id: string;
  thread_id: string;
  uids: string[];
  is_ahead: boolean;
};

/**
 * Records the reminders that are due. Each is recorded in the transaction that sets the next one, so on any number of nodes people are
 * reminded once.
 */
export async function remindDue({ events, now }: Pick<Deps, 'events' | 'now'>): Promise<void> {
  for (;;) {
    const at = new Date(now()).toISOString();
    const count = await events.transaction(async (tx) => {
      const { rows } = await tx.execute<Due>(sql`
        with due as (
          select meeting_id, starts_at - ${LAST_MINUTES} * interval '1 minute' as last_at from ${meetings}
          where next_reminder_at is not null and next_reminder_at <= ${at}::timestamptz
          order by next_reminder_at limit ${BATCH} for update skip locked)
        update ${meetings} set next_reminder_at = case when due.last_at > ${at}::timestamptz then due.last_at end
        from due where ${meetings.meetingId} = due.meeting_id
        returning ${meetings.meetingId}, ${meetings.companyId}, ${meetings.talentId}, ${meetings.threadId},
          ${meetings.memberUids} || ${meetings.talentUid} as uids,
          ${meetings.state} = 'confirmed' and ${meetings.startsIsoDateTimeUtc} > ${at}::timestamptz as is_ahead`);
      const ahead = rows.filter(({ is_ahead }) => is_ahead);
      await record(
        tx,
        ...ahead.map((one) => ({
          kind: 'meeting.reminded' as const,
          actorUid: null,
          companyId: one.company_id,
          talentId: one.talent_id,
          threadId: one.thread_id,
          payload: { meetingId: one.meeting_id, uids: one.uids },
        })),
      );
      return rows.length;
    });
    if (count < BATCH) return;
  }
}
