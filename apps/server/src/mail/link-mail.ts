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
  preheader: 'Choose a password, and it is yours to edit, hide or delete.',
  heading: 'Your profile is here',
  parts: [
    {
      paragraph: `Your profile was brought to Talaash with the address ${facts.linkedEmail}. Choose a password, and it is yours to edit, hide or delete.`,
    },
    { button: 'Choose a password', url: facts.url },
    {
      note: `${validitySentence(facts)} Later, “Forgot password?” on the login page sends another one.`,
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
    preheader: 'One click, and your address is confirmed.',
    heading: 'Welcome to Talaash',
    parts: [
      { paragraph: `Please confirm that ${facts.linkedEmail} is your address.` },
      { button: 'Verify email', url: facts.url },
      {
        note: `${validitySentence(facts)} If you did not sign up, ignore this mail: nothing happens without the click.`,
      },
    ],
  }),

  resetPassword: (facts) => ({
    name: 'resetPassword',
    subject: 'Reset your Talaash password',
    preheader: 'Choose a new password with this link.',
    heading: 'Choose a new password',
    parts: [
      { paragraph: `Somebody asked for a new password for the account of ${facts.linkedEmail}.` },
      { button: 'Reset password', url: facts.url },
      {
        note: `${validitySentence(facts)} Setting a new password signs you out everywhere. If it was not you, ignore this mail: your password stays as it is.`,
      },
    ],
  }),

  verifyAndChangeEmail: (facts) => ({
    name: 'verifyAndChangeEmail',
    subject: 'Confirm your new email for Talaash',
    preheader: 'Confirm the address, and it becomes the one you log in with.',
    heading: 'Confirm your new email',
    parts: [
      {
        paragraph: `Please confirm that ${facts.linkedEmail} is to be the address with which you log in.`,
      },
      { button: 'Change email', url: facts.url },
      {
        note: `${validitySentence(facts)} Until then you log in with the old address. If you did not ask for this, ignore this mail: nothing happens without the click.`,
      },
    ],
  }),

  recoverEmail: (facts) => ({
    name: 'recoverEmail',
    subject: 'Your Talaash email was changed',
    preheader: 'If this was not you, take your account back.',
    heading: 'The email of your account was changed',
    parts: [
      { paragraph: `Hello ${facts.name}, you now log in with another address.` },
      {
        facts: [
          ['Before', facts.linkedEmail],
          ['Now', facts.accountEmail],
        ],
      },
      {
        paragraph:
          'If it was you, all is well. If it was not, take the account back, then choose a new password.',
      },
      { button: 'Restore my email', url: facts.url },
      { note: `${validitySentence(facts)} Restoring the address signs the account out everywhere.` },
    ],
  }),

  deleteAccount: (facts) => ({
    name: 'deleteAccount',
    subject: 'Confirm that your Talaash account is to be erased',
    preheader: 'Nothing is erased before you confirm it.',
    heading: 'Erase your account?',
    parts: [
      {
        paragraph: `Somebody who is logged in asked us to erase the account of ${facts.linkedEmail}. Open the link to confirm it. What you chose, in a week or now, counts from then.`,
      },
      { button: 'Erase my account', url: facts.url },
      {
        note: `${validitySentence(facts)} If it was not you, ignore this mail and choose a new password: nothing is erased without the link.`,
      },
    ],
  }),
};
