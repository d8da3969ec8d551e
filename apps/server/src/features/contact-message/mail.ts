import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { contactMessages } from '../../db/schema/contact-message.ts';
import type { JobData } from '../../jobs/job.ts';
import { contactMessageMail, contactReceivedMail } from '../../mail/contact-mail.ts';
import { type MailDeps, sendMail } from '../../mail/send.ts';

/** Anybody can type anybody's address: it gets no more confirmations than these in a day. */
const CONFIRMATIONS_A_DAY = 2;

type ContactMessageRow = typeof contactMessages.$inferSelect;

/** Mails a message to the operator, where one is set, or tells its sender that it has arrived. */
export async function mailContactMessage(
  deps: Pick<Deps, 'db' | 'config'> & MailDeps,
  { contactMessageId, to }: JobData['contactMessage.mail'],
): Promise<void> {
  const [message] = await deps.db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.contactMessageId, contactMessageId));
  if (!message) return;
  if (to === 'sender') {
    if ((await countEarlier(deps, message)) < CONFIRMATIONS_A_DAY)
      await sendMail(deps, { email: message.email }, contactReceivedMail(message));
    return;
  }
  const { operatorEmail } = deps.config;
  if (operatorEmail === undefined) return;
  const url = new URL('/admin/contact-messages', deps.baseUrl()).href;
  const recipient = { email: operatorEmail, replyTo: message.email };
  await sendMail(deps, recipient, contactMessageMail({ ...message, url }));
}

/** The messages from this address in the day before this one. */
async function countEarlier({ db }: Pick<Deps, 'db'>, message: ContactMessageRow): Promise<number> {
  const { contactMessageId, email, createdIsoDateTimeUtc: at } = message;
  return db.$count(
    contactMessages,
    and(
      eq(contactMessages.email, email),
      ne(contactMessages.contactMessageId, contactMessageId),
      gt(contactMessages.createdIsoDateTimeUtc, sql`${at}::timestamptz - interval '1 day'`),
      lt(contactMessages.createdIsoDateTimeUtc, at),
    ),
  );
}
