import type { SubscriptionMail } from '@talaash/domain/mail/choice';
import { PREMIUM_PRICE_IN_DOLLARS_PER_MONTH } from '@talaash/domain/subscription/limit';
import { PREMIUM_BENEFITS } from '@talaash/domain/subscription/words';
import type { MailContent } from './content.ts';

export type SubscriptionMailFacts = {
  name: string;
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
  started: ({ name, url }) => ({
    name: 'started',
    subject: 'Your Talaash subscription has started',
    preheader: 'You can invite talents and write to them now.',
    heading: 'Your subscription has started',
    parts: [
      {
        paragraph: `Hello ${name}, thank you. Your company now has premium for $${PREMIUM_PRICE_IN_DOLLARS_PER_MONTH} a month:`,
      },
      { list: PREMIUM_BENEFITS },
      { button: 'Open the dashboard', url },
      { note: 'You can cancel at any time; it then lasts to the end of the month paid for.' },
    ],
  }),

  paymentFailed: ({ name, daysLeft, url }) => ({
    name: 'paymentFailed',
    subject:
      daysLeft > 0 ? `Your Talaash payment failed: ${days(daysLeft)} left` : 'Your Talaash payment failed',
    preheader: 'Please check how you pay.',
    heading: 'Your payment failed',
    parts: [
      {
        paragraph: `Hello ${name}, we could not take the payment for the subscription of your company. ${
          daysLeft > 0
            ? `Everything works as before for ${days(daysLeft)}. After that you can read your conversations but not invite or write.`
            : 'You can read your conversations, but not invite or write until it is paid.'
        }`,
      },
      { button: 'Check how I pay', url },
    ],
  }),

  cancelled: ({ name, url }) => ({
    name: 'cancelled',
    subject: 'Your Talaash subscription is cancelled',
    preheader: 'It lasts to the end of what you have paid for.',
    heading: 'Your subscription is cancelled',
    parts: [
      {
        paragraph: `Hello ${name}, the subscription of your company is cancelled. It lasts to the end of the month paid for, and nothing more is charged. Until then you can resume it.`,
      },
      { button: 'Resume it', url },
      { note: 'If it was not you, please choose a new password.' },
    ],
  }),

  resumed: ({ name, url }) => ({
    name: 'resumed',
    subject: 'Your Talaash subscription goes on',
    preheader: 'It renews each month again.',
    heading: 'Your subscription goes on',
    parts: [
      {
        paragraph: `Hello ${name}, the subscription of your company goes on. It renews each month for $${PREMIUM_PRICE_IN_DOLLARS_PER_MONTH} until you cancel it.`,
      },
      { button: 'Open the dashboard', url },
    ],
  }),

  ended: ({ name, url }) => ({
    name: 'ended',
    subject: 'Your Talaash subscription has ended',
    preheader: 'Your conversations stay, and you can come back.',
    heading: 'Your subscription has ended',
    parts: [
      {
        paragraph: `Hello ${name}, the subscription of your company has ended. You can still search, shortlist and read your conversations. Inviting, writing, emails and resumes wait until you come back.`,
      },
      { button: 'Come back', url },
    ],
  }),
};
