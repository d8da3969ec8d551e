import { asc, eq, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { messages } from '../../db/schema/message.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { threads } from '../../db/schema/thread.ts';
import { talentInThread } from '../../db/visibility.ts';
import { toMessage, toThread } from '../thread/present.ts';
import type { Exported } from './exported.ts';

/** The ids of a person's conversations, the oldest first. */
export async function listConversationIds(db: Db, { talentId, companyId }: Exported): Promise<string[]> {
  const found = await db
    .select({ threadId: threads.threadId })
    .from(threads)
    .where(or(eq(threads.talentId, talentId ?? ''), eq(threads.companyId, companyId ?? '')))
    .orderBy(asc(threads.createdIsoDateTimeUtc), asc(threads.threadId));
  return found.map(({ threadId }) => threadId);
}

/** A conversation with the messages of both sides. Of the other side it contains only the name that the person sees there. */
export async function readConversation(db: Db, threadId: string, { companyId }: Exported) {
  const [found] = await db
    .select({ thread: threads, talentName: talentInThread.name, companyName: companyProfiles.name })
    .from(threads)
    .leftJoin(talentProfiles, eq(talentProfiles.talentId, threads.talentId))
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, threads.companyId))
    .where(eq(threads.threadId, threadId));
  if (!found) return undefined;
  const said = await db
    .select()
    .from(messages)
    .where(eq(messages.threadId, threadId))
    .orderBy(asc(messages.createdIsoDateTimeUtc), asc(messages.messageId));
  const otherName = found.thread.companyId === companyId ? found.talentName : (found.companyName ?? '');
  return { with: otherName, thread: toThread(found.thread), messages: said.map(toMessage) };
}
