import { Email } from '../account/schema.ts';
import { id, isoDateTimeUtc, personName, text, z } from '../base/schema.ts';
import { CONTACT_MESSAGE_STATES } from './choice.ts';
import {
  CONTACT_MESSAGE_LENGTH_MAX,
  CONTACT_MESSAGE_LENGTH_MIN,
  CONTACT_NAME_LENGTH_MAX,
  CONTACT_SUBJECT_LENGTH_MAX,
} from './limit.ts';

/** A message to the operator. */
export const ContactForm = z.strictObject({
  name: personName(1, CONTACT_NAME_LENGTH_MAX),
  email: Email,
  subject: text(1, CONTACT_SUBJECT_LENGTH_MAX),
  message: text(CONTACT_MESSAGE_LENGTH_MIN, CONTACT_MESSAGE_LENGTH_MAX),
});
export type ContactForm = z.infer<typeof ContactForm>;

/** A stored message, as admins read it. */
export const ContactMessage = ContactForm.extend({
  key: z.strictObject({ contactMessageId: id() }),
  /** The reference that the sender got. */
  referenceId: z.string(),
  /** Whether the sender was logged in, so that name and account are known. */
  isFromAccount: z.boolean(),
  state: z.enum(CONTACT_MESSAGE_STATES),
  answeredIsoDateTimeUtc: isoDateTimeUtc().optional(),
  /** The admin who marked it; absent if that account is deleted. */
  answeredBy: z.string().optional(),
  createdIsoDateTimeUtc: isoDateTimeUtc(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;
