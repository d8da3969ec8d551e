import {
  NEW_MESSAGES_MAIL_AFTER_MINUTES,
  NEW_MESSAGES_MAIL_EVERY_MINUTES,
} from '@talaash/domain/notice/limit';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { memberTimestamps, talentTimestamps } from '../../db/schema/messages-page.ts';
import type { Deps } from '../../call/deps.ts';
import { type MailDeps, sendMail } from '../../mail/send.ts';
import { newMessagesMail } from '../../mail/thread-mail.ts';
import { listNews, type MailedParty, readLastSeen, readMessageTime, readRecipient } from './queries.ts';

/**
 * Mails a talent, or a member of a company, how many new messages they have: those since their last visit and their last such mail.
 * Sends nothing if they were read; what a colleague has read, somebody takes care of. Postpones the mail while the oldest message is
 * new, and if the last mail was sent recently.
 */
export async function mailNewMessages(
  deps: Pick<Deps, 'db' | 'jobs'> & MailDeps,
  party: MailedParty,
): Promise<void> {
  const recipient = await readRecipient(deps.db, party, 'newMessages');
  if (!recipient) return;
  const { visitedAt, mailedAt, joinedAt } = await readLastSeen(deps.db, party, recipient.uid);
  const since = [visitedAt, mailedAt, joinedAt]
    .filter((at) => at !== null)
    .toSorted()
    .at(-1);
  // Messages that arrive while the mail is sent are for the next one.
  const listedAt = await readMessageTime(deps.db);
  const news = await listNews(deps.db, party, since ?? new Date(0).toISOString());
  if (news.length === 0) return;
  const firstAt = news.map(({ firstAt: at }) => at).toSorted()[0] ?? null;
  const waitSeconds = Math.max(
    secondsUntil(firstAt, NEW_MESSAGES_MAIL_AFTER_MINUTES, deps.now()),
    secondsUntil(mailedAt, NEW_MESSAGES_MAIL_EVERY_MINUTES, deps.now()),
  );
  if (waitSeconds > 0) {
    await deps.jobs.send('message.mail', party, {
      key: newMessagesKey(party),
      runAfterSeconds: waitSeconds,
    });
    return;
  }
  const [first, ...others] = news;
  const query = first && others.length === 0 ? `?thread=${encodeURIComponent(first.threadId)}` : '';
  const url = `${deps.baseUrl()}/${party.side}/messages${query}`;
  const mail = newMessagesMail({ name: recipient.name, news, url });
  await sendMail(deps, { ...recipient, side: party.side }, mail);
  await recordMailed(deps.db, party, recipient.uid, listedAt);
}

/** One such mail waits at a time for each recipient. */
export const newMessagesKey = ({ side, id, uid }: MailedParty): string =>
  [side, id, ...(uid === undefined ? [] : [uid])].join(' ');

function secondsUntil(since: string | null, minutes: number, now: number): number {
  if (since === null) return 0;
  return Math.ceil(Math.max(0, Date.parse(since) + minutes * 60_000 - now) / 1000);
}

async function recordMailed(db: Db, { side, id }: ThreadParty, uid: string, at: string): Promise<void> {
  const mailed = { newMessagesEmailLastSentIsoDateTimeUtc: at };
  if (side === 'company')
    await db
      .insert(memberTimestamps)
      .values({ companyId: id, uid, ...mailed })
      .onConflictDoUpdate({ target: [memberTimestamps.companyId, memberTimestamps.uid], set: mailed });
  else
    await db
      .insert(talentTimestamps)
      .values({ talentId: id, ...mailed })
      .onConflictDoUpdate({
        target: talentTimestamps.talentId,
        set: { ...mailed, updatedIsoDateTimeUtc: sql`now()` },
      });
}
