import type { MailContent } from './content.ts';

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Tells an owner that the account will be deleted, and how to keep it. */
export const deletionMail = ({ dueAt, baseUrl }: { dueAt: string; baseUrl: string }): MailContent => ({
  name: 'deletion',
  subject: 'Your Talaash account will be erased',
  preheader: 'You can keep it until then.',
  heading: 'Your account will be erased',
  parts: [
    {
      paragraph: `Somebody with your password, or with your mailbox, asked us to erase your account. We do so on ${dayFormat.format(new Date(dueAt))}. Until then it is out of search, and all else works as before.`,
    },
    { paragraph: 'If you want to keep it, log in and choose "Keep my account" at the top of any page.' },
    { button: 'Log in', url: new URL('/auth/login', baseUrl).href },
    { note: 'If it was not you, keep the account and choose a new password.' },
  ],
});
