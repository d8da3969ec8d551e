import { GRACE_DAYS } from '@talaash/domain/subscription/limit';
import type { Deps } from '../../call/deps.ts';
import type { JobData } from '../../jobs/job.ts';
import { type MailDeps, sendMail } from '../../mail/send.ts';
import { SUBSCRIPTION_MAIL_CONTENTS } from '../../mail/subscription-mail.ts';
import { readSeats } from '../subscription/seat.ts';
import { readRecipient } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Mails a company about a change of its subscription. The remaining days count from now, because the mail may be late. */
export async function mailSubscription(
  deps: Pick<Deps, 'config' | 'db'> & MailDeps,
  { companyId, change, at, uid }: JobData['subscription.mail'],
): Promise<void> {
  const recipient = await readRecipient(deps.db, { side: 'company', id: companyId, uid }, change);
  if (!recipient) return;
  const endsAt = Date.parse(at) + GRACE_DAYS * DAY_MS;
  const mail = SUBSCRIPTION_MAIL_CONTENTS[change]({
    name: recipient.name,
    seats: await readSeats(deps, companyId),
    daysLeft: Math.max(0, Math.ceil((endsAt - deps.now()) / DAY_MS)),
    url: new URL('/company/dashboard', deps.baseUrl()).href,
  });
  await sendMail(deps, recipient, mail);
}
