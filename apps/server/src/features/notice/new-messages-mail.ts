import {
  NEW_MESSAGES_MAIL_AFTER_MINUTES,
  NEW_MESSAGES_MAIL_EVERY_MINUTES,
} from '@talaash/domain/notice/limit';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { companyTimestamps, talentTimestamps } from '../../db/schema/messages-page.ts';
import type { Deps } from '../../call/deps.ts';
import { type MailDeps, sendMail } from '../../mail/send.ts';
import { newMessagesMail } from '../../mail/thread-mail.ts';
import { listNews, readLastSeen, readMessageTime, readRecipient } from './queries.ts';

/**
 * Mails a company or talent how many new messages it has: those since its last visit and its last such mail. Sends nothing if
 * they were read. Postpones the mail while the oldest message is new, and if the last mail was sent recently.
 */
export async function mailNewMessages(
  deps: Pick<Deps, 'db' | 'jobs'> & MailDeps,
  party: ThreadParty,
): Promise<void> {
  const { visitedAt, mailedAt } = await readLastSeen(deps.db, party);
  const since = [visitedAt, mailedAt]
    .filter((at) => at !== null)
    .toSorted()
    .at(-1);
  // Messages that arrive while the mail is sent are for the next one.
  const listedAt = await readMessageTime(deps.db);
  const news = await listNews(deps.db, party, since ?? new Date(0).toISOString());
  const recipient = await readRecipient(deps.db, party, 'messages');
  if (news.length === 0 || !recipient) return;
  const firstAt = news.map(({ firstAt: at }) => at).toSorted()[0] ?? null;
  const waitSeconds = Math.max(
    secondsUntil(firstAt, NEW_MESSAGES_MAIL_AFTER_MINUTES, deps.now()),
    secondsUntil(mailedAt, NEW_MESSAGES_MAIL_EVERY_MINUTES, deps.now()),
  );
  if (waitSeconds > 0) {
    await deps.jobs.send('message.mail', party, {
      key: `${party.side} ${party.id}`,
      runAfterSeconds: waitSeconds,
    });
    return;
  }
  const [first, ...others] = news;
  const query = first && others.length === 0 ? `?thread=${encodeURIComponent(first.threadId)}` : '';
  const url = `${deps.baseUrl()}/${party.side}/messages${query}`;
  const mail = newMessagesMail({ name: recipient.name, news, url });
  await sendMail(deps, { ...recipient, side: party.side }, mail);
  await recordMailed(deps.db, party, listedAt);
}

function secondsUntil(since: string | null, minutes: number, now: number): number {
  if (since === null) return 0;
  return Math.ceil(Math.max(0, Date.parse(since) + minutes * 60_000 - now) / 1000);
}

async function recordMailed(db: Db, { side, id }: ThreadParty, at: string): Promise<void> {
  const newMessagesEmailLastSentIsoDateTimeUtc = at;
  const set = { newMessagesEmailLastSentIsoDateTimeUtc, updatedIsoDateTimeUtc: sql`now()` };
  if (side === 'company') {
    const row = { companyId: id, newMessagesEmailLastSentIsoDateTimeUtc };
    await db
      .insert(companyTimestamps)
      .values(row)
      .onConflictDoUpdate({ target: companyTimestamps.companyId, set });
  } else {
    const row = { talentId: id, newMessagesEmailLastSentIsoDateTimeUtc };
    await db
      .insert(talentTimestamps)
      .values(row)
      .onConflictDoUpdate({ target: talentTimestamps.talentId, set });
  }
}
