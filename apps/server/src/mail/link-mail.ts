import type { AuthActionMode } from '@talaash/domain/account/choice';
import type { MailContent } from './content.ts';

export type LinkMailFacts = {
  /** Of the account; only for an address that was verified. */
  name: string;
  /** The account's email as it is now; only for an address that was verified. */
  accountEmail: string;
  /** The address that the link is about, to which the mail goes. */
  linkedEmail: string;
  validHours: number;
  url: string;
};

const duration = (hours: number) => {
  if (hours === 1) return 'one hour';
  return hours <= 24 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
};

const validitySentence = ({ validHours }: LinkMailFacts) =>
  `The link works once and is valid for ${duration(validHours)}.`;

/** To a person whose profile an operator brought over. The address is not verified, so the mail holds no name. */
export const importedMail = (facts: LinkMailFacts): MailContent => ({
  name: 'imported',
  subject: 'Your profile is on Talaash',
  preheader: 'Choose a password to edit, hide or delete it.',
  heading: 'Your profile is on Talaash',
  parts: [
    {
      paragraph: `Your profile was imported to Talaash with the address ${facts.linkedEmail}. Choose a password to edit, hide or delete it.`,
    },
    { button: 'Choose a password', url: facts.url },
    {
      note: `${validitySentence(facts)} After that, use “Forgot password?” on the login page to get another one.`,
    },
  ],
});

/**
 * The mails of the account itself, by what their link does. The address may be a stranger's until the link was opened, so
 * mails to it hold nothing that somebody has typed but the address itself: no name, no other address.
 */
export const LINK_MAILS: Record<AuthActionMode, (facts: LinkMailFacts) => MailContent> = {
  verifyEmail: (facts) => ({
    name: 'verifyEmail',
    subject: 'Verify your email for Talaash',
    preheader: 'Confirm your address with one click.',
    heading: 'Welcome to Talaash',
    parts: [
      { paragraph: `Please confirm that ${facts.linkedEmail} is your address.` },
      { button: 'Verify email', url: facts.url },
      {
        note: `${validitySentence(facts)} If you did not sign up, please ignore this email. Nothing happens unless you open the link.`,
      },
    ],
  }),

  resetPassword: (facts) => ({
    name: 'resetPassword',
    subject: 'Reset your Talaash password',
    preheader: 'Choose a new password with this link.',
    heading: 'Choose a new password',
    parts: [
      { paragraph: `Someone requested a new password for the account of ${facts.linkedEmail}.` },
      { button: 'Reset password', url: facts.url },
      {
        note: `${validitySentence(facts)} Setting a new password logs out all your devices. If it was not you, please ignore this email. Your password does not change.`,
      },
    ],
  }),

  verifyAndChangeEmail: (facts) => ({
    name: 'verifyAndChangeEmail',
    subject: 'Confirm your new email for Talaash',
    preheader: 'Confirm the address to log in with it.',
    heading: 'Confirm your new email',
    parts: [
      {
        paragraph: `Please confirm that ${facts.linkedEmail} is your new address for logging in.`,
      },
      { button: 'Change email', url: facts.url },
      {
        note: `${validitySentence(facts)} Until you open it, you log in with the old address. If you did not request this, please ignore this email.`,
      },
    ],
  }),

  recoverEmail: (facts) => ({
    name: 'recoverEmail',
    subject: 'Your Talaash email was changed',
    preheader: 'If this was not you, restore your email.',
    heading: 'Your email was changed',
    parts: [
      { paragraph: `Hello ${facts.name}, you now log in with a different address.` },
      {
        facts: [
          ['Before', facts.linkedEmail],
          ['Now', facts.accountEmail],
        ],
      },
      {
        paragraph:
          'If this was you, you do not need to do anything. If not, restore your email and then choose a new password.',
      },
      { button: 'Restore my email', url: facts.url },
      { note: `${validitySentence(facts)} Restoring your email logs out all devices.` },
    ],
  }),

  deleteAccount: (facts) => ({
    name: 'deleteAccount',
    subject: 'Confirm that you want to erase your Talaash account',
    preheader: 'We erase nothing until you confirm.',
    heading: 'Erase your account?',
    parts: [
      {
        paragraph: `Someone who is logged in asked us to erase the account of ${facts.linkedEmail}. Open the link to confirm. The account is then erased in a week or immediately, as chosen.`,
      },
      { button: 'Erase my account', url: facts.url },
      {
        note: `${validitySentence(facts)} If it was not you, please ignore this email and choose a new password. We erase nothing unless you open the link.`,
      },
    ],
  }),
};
