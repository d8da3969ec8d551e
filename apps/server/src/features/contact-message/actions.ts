import type { ContactForm } from '@talaash/domain/contact-message/schema';
import { answeredAlreadySentence } from '@talaash/domain/contact-message/words';
import { and, eq } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import { newReferenceId } from '../../base/reference-id.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import { contactMessages } from '../../db/schema/contact-message.ts';
import { record } from '../../events/record.ts';
import { recordAdminAction } from '../admin-action/actions.ts';
import { readContactMessage } from './queries.ts';

type Sent = ContactForm & { clientMessageId: string | undefined; uid: string | null };

/** More collisions in a row would mean that something is wrong. */
const TRIES_MAX = 10;

/** Stores a message once, however often it is sent. @returns its reference */
export async function storeContactMessage(
  { db, events, now }: Pick<Deps, 'db' | 'events' | 'now'>,
  sent: Sent,
): Promise<string> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const referenceId = await events.transaction(async (tx) => {
      const [stored] = await tx
        .insert(contactMessages)
        .values({
          ...sent,
          contactMessageId: newRecordId(),
          referenceId: newReferenceId(),
          createdIsoDateTimeUtc: new Date(now()).toISOString(),
        })
        .onConflictDoNothing()
        .returning();
      if (!stored) return undefined;
      const { contactMessageId } = stored;
      await record(tx, { kind: 'contactMessage.sent', actorUid: sent.uid, payload: { contactMessageId } });
      return stored.referenceId;
    });
    if (referenceId !== undefined) return referenceId;
    // Either it was stored before, or the reference is taken and the next try gets another one.
    const [before] = await db
      .select()
      .from(contactMessages)
      .where(
        and(
          eq(contactMessages.clientMessageId, sent.clientMessageId ?? ''),
          eq(contactMessages.email, sent.email),
        ),
      );
    if (before) return before.referenceId;
  }
  throw new Error('No reference is free.');
}

/** Marks a message as answered. If two admins do so at once, the second learns who was first. */
export async function markAnswered(
  { db, events, now }: Pick<Deps, 'db' | 'events' | 'now'>,
  contactMessageId: string,
  adminUid: string,
) {
  const isDone = await events.transaction(async (tx) => {
    const answeredAt = new Date(now()).toISOString();
    const [answered] = await tx
      .update(contactMessages)
      .set({ state: 'answered', answeredAt, answeredByUid: adminUid, updatedIsoDateTimeUtc: answeredAt })
      .where(and(eq(contactMessages.contactMessageId, contactMessageId), eq(contactMessages.state, 'open')))
      .returning();
    if (!answered) return false;
    const { uid, referenceId } = answered;
    await recordAdminAction(tx, {
      act: 'contactMessage.answered',
      adminUid,
      on: uid === null ? null : { uid },
      before: { referenceId, state: 'open' },
      after: { referenceId, state: 'answered' },
    });
    return true;
  });
  const contactMessage = await readContactMessage(db, contactMessageId);
  if (!contactMessage) throw refusal('NOT_FOUND');
  if (!isDone) throw refusal('CONFLICT', answeredAlreadySentence(contactMessage.answeredBy));
  return contactMessage;
}
