import { API_KEY_HAND_OVER_DAYS } from '@talaash/domain/api-key/limit';
import type { AccountMail } from '@talaash/domain/mail/choice';
import { type AccountMailFacts, timeOf } from './account-mail-facts.ts';
import type { MailContent } from './content.ts';

type ApiKeyMail = Extract<AccountMail, `apiKey${string}`>;

const LIKELY = 'If this was you, you do not need to do anything.';

const seeKeys = ({ baseUrl }: AccountMailFacts) => ({
  button: 'See the API keys',
  url: new URL('/company/api-keys', baseUrl).href,
});

const keyFacts = (facts: AccountMailFacts): { facts: [string, string][] } => ({
  facts: [
    ...(facts.apiKeyName === undefined ? [] : [['Key', facts.apiKeyName] as [string, string]]),
    ['Time', timeOf(facts)],
  ],
});

/** The mails about the API keys of a company, to its owner. No mail has a secret. */
export const API_KEY_MAIL_CONTENTS: Record<ApiKeyMail, (facts: AccountMailFacts) => MailContent> = {
  apiKeyCreated: (facts) => ({
    name: 'apiKeyCreated',
    subject: 'Your company has a new API key on Talaash',
    preheader: LIKELY,
    heading: 'Your company has a new API key',
    parts: [
      {
        paragraph: `Hello ${facts.name}, an API key was created with your account. A program with this key acts for your company. ${LIKELY}`,
      },
      keyFacts(facts),
      {
        paragraph:
          'If it was not you, someone knows your password. Revoke the key, then choose a new password, which logs out all devices.',
      },
      seeKeys(facts),
    ],
  }),

  apiKeyRotated: (facts) => ({
    name: 'apiKeyRotated',
    subject: 'An API key of your company on Talaash was rotated',
    preheader: LIKELY,
    heading: 'An API key was rotated',
    parts: [
      {
        paragraph: `Hello ${facts.name}, an API key got a new secret with your account. The page of the keys says how long the replaced one still works. ${LIKELY}`,
      },
      keyFacts(facts),
      {
        paragraph:
          'If it was not you, someone knows your password. Revoke the key, then choose a new password, which logs out all devices.',
      },
      seeKeys(facts),
    ],
  }),

  apiKeyRevoked: (facts) => ({
    name: 'apiKeyRevoked',
    subject: 'An API key of your company on Talaash was revoked',
    preheader: 'Programs with this key are refused from now on.',
    heading: 'An API key was revoked',
    parts: [
      {
        paragraph: `Hello ${facts.name}, an API key was revoked with your account. Programs with this key are refused from now on. ${LIKELY}`,
      },
      keyFacts(facts),
      {
        paragraph:
          'If it was not you, someone uses your account. Choose a new password, which logs out all devices, and create another key for your program.',
      },
      seeKeys(facts),
    ],
  }),

  apiKeysTakenOver: (facts) => ({
    name: 'apiKeysTakenOver',
    subject: 'Rotate the API keys of your company on Talaash',
    preheader: `Their secrets end in ${API_KEY_HAND_OVER_DAYS} days.`,
    heading: 'Rotate the API keys of your company',
    parts: [
      {
        paragraph: `Hello ${facts.name}, you are the owner of a company that has API keys. The former owner knows their secrets, so all secrets end ${API_KEY_HAND_OVER_DAYS} days after the company was handed over. Rotate each key before that, and change the secret in the program that uses it.`,
      },
      keyFacts(facts),
      { paragraph: 'If you do not know what a key is for, revoke it.' },
      seeKeys(facts),
    ],
  }),
};
