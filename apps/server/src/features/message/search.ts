import { DELETED_ACCOUNT_NAME, DELETED_MESSAGE_TEXT } from '@talaash/domain/account-deletion/words';
import { plainText } from '@talaash/domain/markdown/plain';
import { excerptOf, searchWords } from '@talaash/domain/message-search/rule';
import type { FoundMessage } from '@talaash/domain/message-search/schema';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { wordsQuery } from '../../call/admin-list.ts';
import { afterCursor, type Page, pageOf } from '../../call/page.ts';
import type { Db } from '../../db/client.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { messages } from '../../db/schema/message.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { threads } from '../../db/schema/thread.ts';
import { talentInThread } from '../../db/visibility.ts';
import { SIDES } from '../thread/queries.ts';

type Search = { text: string; limit: number; cursor: string | null };

/** A message that was found, before its text is cut to an excerpt. */
type FoundRow = Omit<FoundMessage, 'key' | 'excerpt'> & {
  messageId: string;
  threadId: string;
  markdown: string;
};

/** What people wrote in a party's own threads, the newest first. */
export async function searchMessages(
  db: Db,
  { side, id }: ThreadParty,
  { text, limit, cursor }: Search,
): Promise<Page<FoundRow>> {
  const { id: own, sender } = SIDES[side];
  const found = await db
    .select({
      messageId: messages.messageId,
      threadId: messages.threadId,
      name:
        side === 'company'
          ? talentInThread.name
          : sql<string>`coalesce(${companyProfiles.name}, ${DELETED_ACCOUNT_NAME})`,
      isOwn: sql<boolean>`${messages.sender} = ${sender}`,
      markdown: messages.markdown,
      createdIsoDateTimeUtc: messages.createdIsoDateTimeUtc,
    })
    .from(messages)
    .innerJoin(threads, eq(threads.threadId, messages.threadId))
    .leftJoin(talentProfiles, eq(talentProfiles.talentId, threads.talentId))
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, threads.companyId))
    .where(
      and(
        eq(own, id),
        sql`to_tsvector('simple', ${messages.markdown}) @@ to_tsquery('simple', ${wordsQuery(searchWords(text).join(' '))})`,
        isNull(messages.event),
        isNull(messages.hiddenByAdminAt),
        ne(messages.markdown, DELETED_MESSAGE_TEXT),
        afterCursor({ at: messages.createdIsoDateTimeUtc, id: messages.messageId }, { cursor }),
      ),
    )
    .orderBy(desc(messages.createdIsoDateTimeUtc), desc(messages.messageId))
    .limit(limit + 1);
  return pageOf(found, limit, ({ createdIsoDateTimeUtc, messageId }) => ({
    at: createdIsoDateTimeUtc,
    id: messageId,
  }));
}

export const toFoundMessage = (
  { messageId, threadId, markdown, ...row }: FoundRow,
  words: readonly string[],
): FoundMessage => ({
  key: { messageId, threadId },
  ...row,
  excerpt: excerptOf(plainText(markdown), words),
});
