import type { AccountMail } from '@talaash/domain/mail/choice';
import { WEBHOOK_OFF_SENTENCES } from '@talaash/domain/webhook/words';
import { type AccountMailFacts, timeOf } from './account-mail-facts.ts';
import type { MailContent } from './content.ts';

type WebhookMail = Extract<AccountMail, `webhook${string}`>;

const seeWebhooks = ({ baseUrl }: AccountMailFacts) => ({
  button: 'See the webhooks',
  url: new URL('/company/webhooks', baseUrl).href,
});

const webhookFacts = (facts: AccountMailFacts): { facts: [string, string][] } => ({
  facts: [
    ['Endpoint', facts.webhook?.host ?? ''],
    ['Time', timeOf(facts)],
  ],
});

/** The mails about the webhooks of a company, to its owner. */
export const WEBHOOK_MAIL_CONTENTS: Record<WebhookMail, (facts: AccountMailFacts) => MailContent> = {
  webhookAdded: (facts) => ({
    name: 'webhookAdded',
    subject: 'Your company has a new webhook on Talaash',
    preheader: 'If this was you, you do not need to do anything.',
    heading: 'Your company has a new webhook',
    parts: [
      {
        paragraph: `Hello ${facts.name}, a webhook was added with your account. Talaash now tells this endpoint what happens in your company, by kinds and ids. If this was you, you do not need to do anything.`,
      },
      webhookFacts(facts),
      {
        paragraph:
          'If it was not you, someone knows your password. Delete the webhook, then choose a new password, which logs out all devices.',
      },
      seeWebhooks(facts),
    ],
  }),

  webhookOff: (facts) => ({
    name: 'webhookOff',
    subject: 'A webhook of your company on Talaash is off',
    preheader: 'It gets no events until you switch it on again.',
    heading: 'A webhook was switched off',
    parts: [
      {
        paragraph: `Hello ${facts.name}, a webhook of your company gets no events any more. ${WEBHOOK_OFF_SENTENCES[facts.webhook?.reason ?? 'failures']}`,
      },
      webhookFacts(facts),
      {
        paragraph:
          'Its log says what the endpoint answered. When it works again, switch it on: you choose whether it gets what it has missed.',
      },
      seeWebhooks(facts),
    ],
  }),
};
