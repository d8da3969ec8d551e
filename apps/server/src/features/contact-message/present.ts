import { recordOf } from '@talaash/domain/base/complete';
import type { ContactMessage } from '@talaash/domain/contact-message/schema';
import type { contactMessages } from '../../db/schema/contact-message.ts';

/** A message to the operator, for admins. @param names of the admins, by their ids */
export const toContactMessage = (
  row: typeof contactMessages.$inferSelect,
  names: ReadonlyMap<string, string>,
): ContactMessage =>
  recordOf<ContactMessage>({
    key: { contactMessageId: row.contactMessageId },
    referenceId: row.referenceId,
    name: row.name,
    email: row.email,
    subject: row.subject,
    message: row.message,
    isFromAccount: row.uid !== null,
    state: row.state,
    answeredIsoDateTimeUtc: row.answeredAt,
    answeredBy: names.get(row.answeredByUid ?? ''),
    createdIsoDateTimeUtc: row.createdIsoDateTimeUtc,
  });
