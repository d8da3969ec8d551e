import type { MessageDraft } from '@talaash/domain/message-draft/schema';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { messageDrafts } from '../../db/schema/message-draft.ts';

export type DraftKey = { uid: string; threadId: string };

export const isOwnDraft = ({ uid, threadId }: DraftKey) =>
  and(eq(messageDrafts.uid, uid), eq(messageDrafts.threadId, threadId));

export const NO_DRAFT: MessageDraft = { markdown: '', version: null };

export async function readDraft(db: Pick<Db, 'select'>, key: DraftKey): Promise<MessageDraft> {
  const [draft] = await db
    .select({ markdown: messageDrafts.markdown, version: messageDrafts.version })
    .from(messageDrafts)
    .where(isOwnDraft(key));
  return draft ?? NO_DRAFT;
}
