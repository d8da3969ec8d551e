import { eq } from 'drizzle-orm';
import { countTryUnder, giveBackTry, type TryLimit } from '../../call/counted-try.ts';
import type { Deps } from '../../call/deps.ts';
import { keyOf } from '../../call/try-key.ts';
import { contactMessages } from '../../db/schema/contact-message.ts';
import type { JobData } from '../../jobs/job.ts';
import { contactMessageMail, contactReceivedMail } from '../../mail/contact-mail.ts';
import { type MailDeps, sendMail } from '../../mail/send.ts';

/** The daily maximum of confirmations to one address, because anybody can enter anybody's address. */
const CONFIRMATIONS: TryLimit = { max: 2, seconds: 24 * 60 * 60 };

type ContactMessageRow = typeof contactMessages.$inferSelect;

/** Mails a message to the operator, if one is configured, or confirms it to its sender. */
export async function mailContactMessage(
  deps: Pick<Deps, 'db' | 'config' | 'now'> & MailDeps,
  { contactMessageId, to }: JobData['contactMessage.mail'],
): Promise<void> {
  const [message] = await deps.db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.contactMessageId, contactMessageId));
  if (!message) return;
  if (to === 'sender') {
    await confirm(deps, message);
    return;
  }
  const { operatorEmail } = deps.config;
  if (operatorEmail === undefined) return;
  const url = new URL('/admin/contact-messages', deps.baseUrl()).href;
  const recipient = { email: operatorEmail, replyTo: message.email };
  await sendMail(deps, recipient, contactMessageMail({ ...message, url }));
}

/** Counted separately from the messages, which may be deleted in the meantime. A failed mail does not count. */
async function confirm(deps: Pick<Deps, 'db' | 'now'> & MailDeps, message: ContactMessageRow) {
  const { email } = message;
  const key = keyOf(['contactConfirmation', email]);
  if ((await countTryUnder(deps, key, CONFIRMATIONS)) > 0) return;
  try {
    await sendMail(deps, { email }, contactReceivedMail(message));
  } catch (error) {
    await giveBackTry(deps, key);
    throw error;
  }
}
