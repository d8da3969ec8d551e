import type { MailContent } from './content.ts';

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Tells an owner that the account will be deleted, and how to keep it. */
export const deletionMail = ({ dueAt, baseUrl }: { dueAt: string; baseUrl: string }): MailContent => ({
  name: 'deletion',
  subject: 'Your Talaash account will be erased',
  preheader: 'You can still keep it.',
  heading: 'Your account will be erased',
  parts: [
    {
      paragraph: `Someone with your password or access to your mailbox asked us to erase your account. We will erase it on ${dayFormat.format(new Date(dueAt))}. Until then your account is hidden from search. Everything else works as before.`,
    },
    { paragraph: 'To keep it, log in and choose "Keep my account" at the top of any page.' },
    { button: 'Log in', url: new URL('/auth/login', baseUrl).href },
    { note: 'If it was not you, keep your account and choose a new password.' },
  ],
});
