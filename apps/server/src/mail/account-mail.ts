import type { AccountMail } from '@talaash/domain/mail/choice';
import { type AccountMailFacts, timeOf } from './account-mail-facts.ts';
import { API_KEY_MAIL_CONTENTS } from './api-key-mail.ts';
import { CONNECTED_PROGRAM_MAIL_CONTENTS } from './connected-program-mail.ts';
import type { MailContent } from './content.ts';
import { WEBHOOK_MAIL_CONTENTS } from './webhook-mail.ts';

const newPassword = ({ baseUrl }: AccountMailFacts) => ({
  button: 'Choose a new password',
  url: new URL('/auth/forgot-password', baseUrl).href,
});

const WAS_IT_YOU =
  'If it was not you, someone knows your password. Choose a new one now to log out all devices, and contact us.';

/** The mails about what happened to an account, to its owner. */
export const ACCOUNT_MAIL_CONTENTS: Record<AccountMail, (facts: AccountMailFacts) => MailContent> = {
  newDevice: (facts) => ({
    name: 'newDevice',
    subject: 'A new device logged in to your Talaash account',
    preheader: 'If this was you, you do not need to do anything.',
    heading: 'A new device logged in',
    parts: [
      {
        paragraph: `Hello ${facts.name}, someone logged in to your account on a new device. If this was you, you do not need to do anything.`,
      },
      {
        facts: [
          ['Device', facts.device ?? 'Unknown'],
          ['Time', timeOf(facts)],
        ],
      },
      { paragraph: 'If it was not you, choose a new password now. This logs out all devices.' },
      newPassword(facts),
    ],
  }),

  passwordChanged: (facts) => ({
    name: 'passwordChanged',
    subject: 'Your Talaash password was changed',
    preheader: 'If this was you, you do not need to do anything.',
    heading: 'Your password was changed',
    parts: [
      {
        paragraph: `Hello ${facts.name}, the password of your account was changed. Please log in with the new one from now on.`,
      },
      { facts: [['Time', timeOf(facts)]] },
      {
        paragraph:
          'If it was not you, choose another password now. Anyone who reads this mailbox can do the same.',
      },
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
        paragraph: `Hello ${facts.name}, the operator of Talaash has disabled your account. You cannot log in, and your profile is not in search. We have not deleted anything.`,
      },
      { facts: [['Time', timeOf(facts)]] },
      {
        paragraph: 'If you think this is a mistake, please contact us.',
      },
      { button: 'Contact us', url: new URL('/contact', facts.baseUrl).href },
    ],
  }),

  enabled: (facts) => ({
    name: 'enabled',
    subject: 'Your Talaash account works again',
    preheader: 'You can log in as before.',
    heading: 'Your account works again',
    parts: [
      {
        paragraph: `Hello ${facts.name}, the operator of Talaash has enabled your account again. Everything works as before.`,
      },
      { button: 'Log in', url: new URL('/auth/login', facts.baseUrl).href },
    ],
  }),

  adminGranted: (facts) => ({
    name: 'adminGranted',
    subject: 'You are now an admin of Talaash',
    preheader: 'If you did not expect this, contact us.',
    heading: 'You are now an admin',
    parts: [
      {
        paragraph: `Hello ${facts.name}, the operator of Talaash has made you an admin. You can open and review every profile and disable accounts.`,
      },
      { facts: [['Time', timeOf(facts)]] },
      { paragraph: 'Please set up a second factor first. If you did not expect this, contact us.' },
      { button: 'Open the admin pages', url: new URL('/admin', facts.baseUrl).href },
    ],
  }),

  secondFactorSet: (facts) => ({
    name: 'secondFactorSet',
    subject: 'The second factor is on for your Talaash account',
    preheader: 'If this was you, you do not need to do anything.',
    heading: 'The second factor is on',
    parts: [
      {
        paragraph: `Hello ${facts.name}, a second factor was turned on for your account. From now on you log in with your password and a code from your app. All other devices are logged out.`,
      },
      { facts: [['Time', timeOf(facts)]] },
      { paragraph: WAS_IT_YOU },
      newPassword(facts),
    ],
  }),

  secondFactorEnded: (facts) => ({
    name: 'secondFactorEnded',
    subject: 'The second factor was turned off for your Talaash account',
    preheader: 'You now log in with your password alone.',
    heading: 'The second factor is off',
    parts: [
      {
        paragraph: `Hello ${facts.name}, someone used your password to turn off the second factor of your account. You now log in with your password alone.`,
      },
      { facts: [['Time', timeOf(facts)]] },
      { paragraph: WAS_IT_YOU },
      newPassword(facts),
    ],
  }),

  secondFactorReset: (facts) => ({
    name: 'secondFactorReset',
    subject: 'The second factor was reset for your Talaash account',
    preheader: 'You log in with your password alone until you set it up again.',
    heading: 'The second factor was reset',
    parts: [
      {
        paragraph: `Hello ${facts.name}, the operator of Talaash has reset the second factor of your account. We do this for people who lost their app and their recovery codes. All your devices are logged out. You log in with your password alone until you set it up again.`,
      },
      { facts: [['Time', timeOf(facts)]] },
      { paragraph: 'If you did not request this, choose a new password now and contact us.' },
      newPassword(facts),
    ],
  }),

  ...API_KEY_MAIL_CONTENTS,
  ...WEBHOOK_MAIL_CONTENTS,
  ...CONNECTED_PROGRAM_MAIL_CONTENTS,
};
