import type { ThreadParty } from '@talaash/domain/thread/choice';
import { NEW_MESSAGES_MAIL_EVERY_MINUTES } from '@talaash/domain/notice/limit';
import { sql } from 'drizzle-orm';
import { companyTimestamps, talentTimestamps } from '../../db/schema/messages-page.ts';
import type { Deps } from '../../call/deps.ts';
import { newMessagesMail } from '../../mail/thread-mail.ts';
import { listNews, readLastSeen, readRecipient } from './queries.ts';

/**
 * Mails a company or talent how many new messages it has: those since its last visit and since the last such mail. Sends
 * nothing when it has read them. Puts the mail off when the last one was sent a short while ago.
 */
export async function mailNewMessages(
  deps: Pick<Deps, 'db' | 'jobs' | 'mailer' | 'baseUrl' | 'now'>,
  party: ThreadParty,
): Promise<void> {
  const { visitedAt, mailedAt } = await readLastSeen(deps.db, party);
  const since = [visitedAt, mailedAt]
    .filter((at) => at !== null)
    .toSorted()
    .at(-1);
  const news = await listNews(deps.db, party, since ?? new Date(0).toISOString());
  const recipient = await readRecipient(deps.db, party, 'messages');
  if (news.length === 0 || !recipient) return;
  const waitSeconds = secondsUntilNext(mailedAt, deps.now());
  if (waitSeconds > 0) {
    await deps.jobs.send('message.mail', party, {
      key: `${party.side} ${party.id}`,
      runAfterSeconds: waitSeconds,
    });
    return;
  }
  const baseUrl = deps.baseUrl();
  const [first, ...others] = news;
  const query = first && others.length === 0 ? `?thread=${encodeURIComponent(first.threadId)}` : '';
  const mail = newMessagesMail({
    name: recipient.name,
    news,
    url: `${baseUrl}/${party.side}/messages${query}`,
    baseUrl,
  });
  await deps.mailer.send({ to: recipient.email, ...mail });
  await recordMailed(deps, party);
}

function secondsUntilNext(mailedAt: string | null, now: number): number {
  if (mailedAt === null) return 0;
  const next = Date.parse(mailedAt) + NEW_MESSAGES_MAIL_EVERY_MINUTES * 60_000;
  return Math.ceil(Math.max(0, next - now) / 1000);
}

async function recordMailed({ db, now }: Pick<Deps, 'db' | 'now'>, { side, id }: ThreadParty): Promise<void> {
  const newMessagesEmailLastSentIsoDateTimeUtc = new Date(now()).toISOString();
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
