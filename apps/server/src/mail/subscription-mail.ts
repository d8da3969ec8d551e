import type { SubscriptionMail } from '@talaash/domain/mail/choice';
import type { Seats } from '@talaash/domain/seat/schema';
import { premiumPriceWords } from '@talaash/domain/seat/words';
import { PREMIUM_BENEFITS } from '@talaash/domain/subscription/words';
import type { MailContent } from './content.ts';

export type SubscriptionMailFacts = {
  name: string;
  seats: Seats;
  /** Until a failed payment ends the subscription. */
  daysLeft: number;
  /** The page with the subscription. */
  url: string;
};

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** The mails about a subscription, by what happened to it. */
export const SUBSCRIPTION_MAIL_CONTENTS: Record<
  SubscriptionMail,
  (facts: SubscriptionMailFacts) => MailContent
> = {
  started: ({ name, seats, url }) => ({
    name: 'started',
    subject: 'Your Talaash subscription has started',
    preheader: 'You can now invite and message talent.',
    heading: 'Your subscription has started',
    parts: [
      {
        paragraph: `Hello ${name}, thank you. Premium costs ${premiumPriceWords(seats)}. Your company now has:`,
      },
      { list: PREMIUM_BENEFITS },
      { button: 'Open the dashboard', url },
      { note: 'You can cancel at any time. Premium then lasts until the end of the paid month.' },
    ],
  }),

  paymentFailed: ({ name, daysLeft, url }) => ({
    name: 'paymentFailed',
    subject:
      daysLeft > 0 ? `Your Talaash payment failed: ${days(daysLeft)} left` : 'Your Talaash payment failed',
    preheader: 'Please check your payment method.',
    heading: 'Your payment failed',
    parts: [
      {
        paragraph: `Hello ${name}, we could not charge your company’s subscription. ${
          daysLeft > 0
            ? `Everything works as before for ${days(daysLeft)}. After that you can read your conversations, but not invite or message.`
            : 'You can read your conversations, but not invite or message until it is paid.'
        }`,
      },
      { button: 'Check payment method', url },
    ],
  }),

  cancelled: ({ name, url }) => ({
    name: 'cancelled',
    subject: 'Your Talaash subscription is cancelled',
    preheader: 'You keep premium until the end of the paid month.',
    heading: 'Your subscription is cancelled',
    parts: [
      {
        paragraph: `Hello ${name}, your company’s subscription is cancelled. You keep premium until the end of the paid month, and we charge nothing more. Until then you can resume it.`,
      },
      { button: 'Resume subscription', url },
      { note: 'If it was not you, please choose a new password.' },
    ],
  }),

  resumed: ({ name, seats, url }) => ({
    name: 'resumed',
    subject: 'Your Talaash subscription continues',
    preheader: 'It renews every month again.',
    heading: 'Your subscription continues',
    parts: [
      {
        paragraph: `Hello ${name}, your company’s subscription continues until you cancel it. It costs ${premiumPriceWords(seats)}.`,
      },
      { button: 'Open the dashboard', url },
    ],
  }),

  ended: ({ name, url }) => ({
    name: 'ended',
    subject: 'Your Talaash subscription has ended',
    preheader: 'Your conversations stay, and you can renew at any time.',
    heading: 'Your subscription has ended',
    parts: [
      {
        paragraph: `Hello ${name}, your company’s subscription has ended. You can still search, shortlist and read your conversations. Renew premium to invite, message, copy emails and open resumes.`,
      },
      { button: 'Renew premium', url },
    ],
  }),
};
