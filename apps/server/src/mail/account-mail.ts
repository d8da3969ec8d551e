import type { AccountMail } from '@talaash/domain/mail/choice';
import type { MailContent } from './content.ts';

export type AccountMailFacts = {
  name: string;
  /** When it happened. */
  at: string;
  /** The browser and the system, as far as they are known. */
  device?: string;
  baseUrl: string;
};

const timeFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const timeOf = ({ at }: AccountMailFacts) => `${timeFormat.format(new Date(at))} UTC`;

const newPassword = ({ baseUrl }: AccountMailFacts) => ({
  button: 'Choose a new password',
  url: new URL('/auth/forgot-password', baseUrl).href,
});

/** The mails about what happened to an account, to its owner. */
export const ACCOUNT_MAIL_CONTENTS: Record<AccountMail, (facts: AccountMailFacts) => MailContent> = {
  newDevice: (facts) => ({
    name: 'newDevice',
    subject: 'A new device logged in to your Talaash account',
    preheader: 'If it was you, there is nothing to do.',
    heading: 'A new device logged in',
    parts: [
      {
        paragraph: `Hello ${facts.name}, somebody logged in to your account on a device that we did not know. If it was you, there is nothing to do.`,
      },
      {
        facts: [
          ['Device', facts.device ?? 'Unknown'],
          ['Time', timeOf(facts)],
        ],
      },
      { paragraph: 'If it was not you, choose a new password now. That ends every login.' },
      newPassword(facts),
    ],
  }),

  passwordChanged: (facts) => ({
    name: 'passwordChanged',
    subject: 'Your Talaash password was changed',
    preheader: 'If it was you, there is nothing to do.',
    heading: 'Your password was changed',
    parts: [
      {
        paragraph: `Hello ${facts.name}, the password of your account has changed. You log in with the new one.`,
      },
      { facts: [['Time', timeOf(facts)]] },
      { paragraph: 'If it was not you, choose another one now: whoever reads this mailbox can do so.' },
      newPassword(facts),
    ],
  }),

  disabled: (facts) => ({
    name: 'disabled',
    subject: 'Your Talaash account was disabled',
    preheader: 'You cannot log in until it is enabled again.',
    heading: 'Your account was disabled',
    parts: [
      {
        paragraph: `Hello ${facts.name}, the operator of Talaash has disabled your account. You cannot log in, and your profile is not in search. Nothing of yours is deleted.`,
      },
      { facts: [['Time', timeOf(facts)]] },
      {
        paragraph: 'If you think that this is a mistake, please write to us.',
      },
      { button: 'Write to us', url: new URL('/contact', facts.baseUrl).href },
    ],
  }),

  enabled: (facts) => ({
    name: 'enabled',
    subject: 'Your Talaash account works again',
    preheader: 'You can log in as before.',
    heading: 'Your account works again',
    parts: [
      {
        paragraph: `Hello ${facts.name}, the operator of Talaash has enabled your account again. All is as it was.`,
      },
      { button: 'Log in', url: new URL('/auth/login', facts.baseUrl).href },
    ],
  }),
};
