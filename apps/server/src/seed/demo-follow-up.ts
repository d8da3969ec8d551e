import { FOLLOW_UP_DAYS, FOLLOW_UP_ZONE } from '@talaash/domain/follow-up/limit';
import { followUpMoment } from '@talaash/domain/follow-up/time';
import type pg from 'pg';
import { followUps } from '../db/schema/follow-up.ts';
import { copyRows } from './copy.ts';
import type { DemoThread } from './demo-thread.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A follow-up that waits, of the company's newest invitation that can still have one. */
export async function storeFollowUp(
  client: pg.ClientBase,
  of: { companyId: string; authorUid: string; threads: readonly DemoThread[]; now: number },
): Promise<void> {
  const { companyId, authorUid, threads, now } = of;
  const waiting = threads
    .map(({ thread }) => thread)
    .filter((thread) => thread.companyId === companyId && thread.jobPostInvitationStatus === 'Pending')
    .flatMap(({ threadId, invitedAt }) => (invitedAt ? [{ threadId, invitedMs: Date.parse(invitedAt) }] : []))
    .toSorted((one, other) => other.invitedMs - one.invitedMs);
  const [newest] = waiting;
  if (!newest) return;
  const { threadId, invitedMs } = newest;
  const afterDays = Math.max(FOLLOW_UP_DAYS.usual, Math.ceil((now - invitedMs) / DAY_MS) + 1);
  if (afterDays > FOLLOW_UP_DAYS.max) return;
  await copyRows(client, followUps, [
    {
      threadId,
      companyId,
      authorUid,
      text: 'Did you have time to read our invitation? A no is a good answer, too.',
      afterDays,
      state: 'waiting',
      sendAt: new Date(followUpMoment(FOLLOW_UP_ZONE, { invitedMs, afterDays, nowMs: now })).toISOString(),
      version: 'demo-follow-up',
    },
  ]);
}
