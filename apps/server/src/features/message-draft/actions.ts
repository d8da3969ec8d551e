import type { MessageDraft } from '@talaash/domain/message-draft/schema';
import { and, eq } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { messageDrafts } from '../../db/schema/message-draft.ts';
import { type DraftKey, isOwnDraft, NO_DRAFT } from './queries.ts';

type Saved = DraftKey & { markdown: string; basedOn: string | null };

/**
 * Saves a draft that nobody has changed since the version that it is based on.
 *
 * @returns the draft; undefined if another device has saved, sent or deleted it
 */
export async function saveDraft(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { basedOn, markdown, ...key }: Saved,
): Promise<MessageDraft | undefined> {
  const unchanged = basedOn === null ? undefined : and(isOwnDraft(key), eq(messageDrafts.version, basedOn));
  if (markdown === '') {
    if (unchanged) await db.delete(messageDrafts).where(unchanged);
    return NO_DRAFT;
  }
  const draft = { markdown, version: newRecordId(), updatedIsoDateTimeUtc: new Date(now()).toISOString() };
  const [saved] = unchanged
    ? await db.update(messageDrafts).set(draft).where(unchanged).returning()
    : await db
        .insert(messageDrafts)
        .values({ ...key, ...draft })
        .onConflictDoNothing()
        .returning();
  return saved && { markdown: saved.markdown, version: saved.version };
}
