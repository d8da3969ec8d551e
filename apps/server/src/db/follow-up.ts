import { type SQL, sql, type WithSubquery } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { followUps } from './schema/follow-up.ts';

const given = sql.placeholder;

type InvitedThread = WithSubquery & Record<'threadId' | 'companyId', PgColumn>;

/**
 * Two parts of the statement of an invitation: the follow-up that is prepared with it, or none. That of an earlier invitation of the
 * thread goes. Their placeholders are the columns of `FollowUpValues`.
 */
export const followUpParts = (thread: InvitedThread): { prepared: SQL; dropped: SQL } => ({
  prepared: sql`
    insert into ${followUps} (thread_id, company_id, author_uid, text, after_days, state, send_at, version)
    select ${thread.threadId}, ${thread.companyId}, ${given('actorUid')}, ${given('followUpText')}::text,
      ${given('followUpDays')}::int, 'waiting', ${given('followUpAt')}::timestamptz, ${given('followUpVersion')}::text
    from ${thread} where ${given('followUpText')}::text is not null
    on conflict (thread_id) do update set (author_uid, text, after_days, state, send_at, version, stopped_for, sent_at,
        created_at, updated_at)
      = (excluded.author_uid, excluded.text, excluded.after_days, excluded.state, excluded.send_at, excluded.version,
        null, null, excluded.created_at, excluded.updated_at)`,
  dropped: sql`
    delete from ${followUps} using ${thread} where ${followUps.threadId} = ${thread.threadId}
      and ${given('followUpText')}::text is null`,
});

/** What an invitation stores of its follow-up: nulls without one. */
export type FollowUpValues = {
  followUpText: string | null;
  followUpDays: number | null;
  followUpAt: string | null;
  followUpVersion: string | null;
};
