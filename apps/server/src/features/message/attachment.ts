import { ATTACHMENT_KINDS } from '@talaash/domain/attachment/rule';
import type { Attachment } from '@talaash/domain/attachment/schema';
import type { ThreadParty, ThreadSide } from '@talaash/domain/thread/choice';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { files } from '../../db/schema/file.ts';
import { messages } from '../../db/schema/message.ts';
import { threads } from '../../db/schema/thread.ts';
import { toAttachment } from '../file/present.ts';
import { SIDES } from '../thread/queries.ts';

const OWNER = { company: files.companyId, talent: files.talentId };

const isUnsent = and(inArray(files.kind, [...ATTACHMENT_KINDS]), isNull(files.messageId));

/** Whether a file can be sent by a side. Its placeholders are `partyId` and `fileIds`. */
export const isUnsentFileOf = (side: ThreadSide): SQL | undefined =>
  and(
    sql`${files.id} = any(${sql.placeholder('fileIds')}::text[])`,
    eq(OWNER[side], sql.placeholder('partyId')),
    isUnsent,
  );

/**
 * What a message says of the files that it is about to carry, in the order in which they were chosen. Undefined unless each is the
 * sender's own upload for a message, and not sent yet.
 */
export async function readUnsentFiles(
  db: Pick<Db, 'select'>,
  { side, id }: ThreadParty,
  fileIds: readonly string[],
): Promise<Attachment[] | undefined> {
  if (fileIds.length === 0) return [];
  const found = await db
    .select()
    .from(files)
    .where(and(inArray(files.id, [...fileIds]), eq(OWNER[side], id), isUnsent));
  const byId = new Map(found.map((file) => [file.id, toAttachment(file)]));
  const attachments = fileIds.flatMap((fileId) => byId.get(fileId) ?? []);
  return attachments.length === fileIds.length ? attachments : undefined;
}

/** A file of a message, if the message is in a thread of this party and no admin has hidden it. */
export async function readMessageFile(db: Pick<Db, 'select'>, { side, id }: ThreadParty, fileId: string) {
  const [found] = await db
    .select({ file: files })
    .from(files)
    .innerJoin(messages, eq(messages.messageId, files.messageId))
    .innerJoin(threads, eq(threads.threadId, messages.threadId))
    .where(and(eq(files.id, fileId), isNull(messages.hiddenByAdminAt), eq(SIDES[side].id, id)));
  return found?.file;
}
