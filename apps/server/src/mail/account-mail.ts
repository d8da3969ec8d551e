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

const WAS_IT_YOU =
  'If it was not you, somebody knows your password: choose a new one now, which ends every login, and write to us.';

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

  adminGranted: (facts) => ({
    name: 'adminGranted',
    subject: 'You are an admin of Talaash now',
    preheader: 'If you did not expect this, write to us.',
    heading: 'You are an admin now',
    parts: [
      {
        paragraph: `Hello ${facts.name}, the operator of Talaash has made your account an admin. You can open every profile, review them and disable accounts.`,
      },
      { facts: [['Time', timeOf(facts)]] },
      { paragraph: 'Please turn on a second factor first. If you did not expect this, write to us.' },
      { button: 'Open the admin pages', url: new URL('/admin', facts.baseUrl).href },
    ],
  }),

  secondFactorSet: (facts) => ({
    name: 'secondFactorSet',
    subject: 'Your Talaash account has a second factor now',
    preheader: 'If it was you, there is nothing to do.',
    heading: 'Your second factor is on',
    parts: [
      {
        paragraph: `Hello ${facts.name}, a second factor was turned on for your account. From now on you log in with your password and a code of your app. All other devices are signed out.`,
      },
      { facts: [['Time', timeOf(facts)]] },
      { paragraph: WAS_IT_YOU },
      newPassword(facts),
    ],
  }),

  secondFactorEnded: (facts) => ({
    name: 'secondFactorEnded',
    subject: 'The second factor of your Talaash account was turned off',
    preheader: 'Your password alone logs in now.',
    heading: 'Your second factor is off',
    parts: [
      {
        paragraph: `Hello ${facts.name}, the second factor of your account was turned off with your password. The password alone logs in now.`,
      },
      { facts: [['Time', timeOf(facts)]] },
      { paragraph: WAS_IT_YOU },
      newPassword(facts),
    ],
  }),

  secondFactorReset: (facts) => ({
    name: 'secondFactorReset',
    subject: 'The second factor of your Talaash account was reset',
    preheader: 'Your password alone logs in until you set up another one.',
    heading: 'Your second factor was reset',
    parts: [
      {
        paragraph: `Hello ${facts.name}, the operator of Talaash has taken the second factor off your account, as people ask who lost their app and their recovery codes. You are signed out everywhere, and your password alone logs in until you set up another second factor.`,
      },
      { facts: [['Time', timeOf(facts)]] },
      { paragraph: 'If you did not ask for this, choose a new password now and write to us.' },
      newPassword(facts),
    ],
  }),
};
