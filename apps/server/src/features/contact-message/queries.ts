import type { ContactMessageState } from '@talaash/domain/contact-message/choice';
import type { ContactMessage } from '@talaash/domain/contact-message/schema';
import { eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { readPage } from '../../call/page.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/account.ts';
import { contactMessages } from '../../db/schema/contact-message.ts';
import { toContactMessage } from './present.ts';

type Asked = { state: ContactMessageState | undefined; limit: number; cursor: string | null };

/** Open messages are sorted oldest first, because they wait; all others newest first. */
export async function readContactMessages(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { state, ...asked }: Asked,
): Promise<{ list: ContactMessage[]; cursor: string | null }> {
  const { rows, cursor } = await readPage({
    db,
    log,
    table: contactMessages,
    where: state === undefined ? [] : [eq(contactMessages.state, state)],
    at: 'createdIsoDateTimeUtc',
    id: 'contactMessageId',
    isOldestFirst: state === 'open',
    ...asked,
  });
  const names = await readNames(
    db,
    rows.map(({ answeredByUid }) => answeredByUid),
  );
  return { list: rows.map((row) => toContactMessage(row, names)), cursor };
}

export async function readContactMessage(
  db: Db,
  contactMessageId: string,
): Promise<ContactMessage | undefined> {
  const [row] = await db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.contactMessageId, contactMessageId));
  return row && toContactMessage(row, await readNames(db, [row.answeredByUid]));
}

/** The names of the admins who have answered. */
async function readNames(db: Db, uids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(uids.filter((uid) => uid !== null))];
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ uid: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, known));
  return new Map(rows.map(({ uid, name }) => [uid, name]));
}
