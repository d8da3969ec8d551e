import { DEFAULT_CONVERSATION_PREFERENCES } from '@talaash/domain/conversation-preferences/rule';
import type { ConversationPreferences } from '@talaash/domain/conversation-preferences/schema';
import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { conversationPreferences } from '../../db/schema/conversation-preferences.ts';

const { uid, sharesReadMarks, sharesTyping } = conversationPreferences;

export async function readConversationPreferences(
  db: Pick<Db, 'select'>,
  ofUid: string,
): Promise<ConversationPreferences> {
  const [stored] = await db
    .select({ sharesReadMarks, sharesTyping })
    .from(conversationPreferences)
    .where(eq(uid, ofUid));
  return stored ?? DEFAULT_CONVERSATION_PREFERENCES;
}

/** Whether an account shows this of itself, for any query. */
export const shares = (
  what: keyof ConversationPreferences,
  ofUid: string | Placeholder,
): SQL<boolean> => sql<boolean>`not exists (select from conversation_preferences p
  where p.uid = ${ofUid} and not ${sql.raw(`p.${conversationPreferences[what].name}`)})`;
