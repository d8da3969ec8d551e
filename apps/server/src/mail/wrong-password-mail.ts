import type { MailContent } from './content.ts';

/** Tells an owner that somebody guesses the password, and what to do. */
export const wrongPasswordMail = ({ email, baseUrl }: { email: string; baseUrl: string }): MailContent => ({
  name: 'wrongPassword',
  subject: 'Someone is trying to log in to your Talaash account',
  preheader: 'They did not get in. You can keep using your account.',
  heading: 'Someone tried many wrong passwords',
  parts: [
    {
      paragraph: `Someone has tried many wrong passwords for the account of ${email}. They did not get in. We now slow down further attempts.`,
    },
    {
      paragraph:
        'You are not locked out. On devices you have used before, log in as usual. On a new device you may have to wait a few minutes, unless you choose a new password.',
    },
    {
      paragraph:
        'If your password is short or you use it elsewhere, please choose a new one now. Do the same if you have forgotten it.',
    },
    { button: 'Choose a new password', url: new URL('/auth/forgot-password', baseUrl).href },
    { note: 'We send at most one email like this a day.' },
  ],
});
