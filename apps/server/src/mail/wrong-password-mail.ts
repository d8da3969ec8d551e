import type { MailContent } from './content.ts';

/** Tells an owner that somebody guesses the password, and what to do. */
export const wrongPasswordMail = ({ email, baseUrl }: { email: string; baseUrl: string }): MailContent => ({
  name: 'wrongPassword',
  subject: 'Somebody tries to log in to your Talaash account',
  preheader: 'Nobody got in. You can go on using your account.',
  heading: 'Many wrong passwords were tried',
  parts: [
    {
      paragraph: `Somebody has typed many wrong passwords for the account of ${email}. None of them was right, and we now make whoever does this wait between tries.`,
    },
    {
      paragraph:
        'You are not locked out. Wherever you have logged in before, you log in as usual. On a new device you may have to wait a few minutes; a new password lets you in at once.',
    },
    {
      paragraph:
        'If your password is short, or you use it elsewhere too, please choose another one now. If it was you who forgot it, do the same.',
    },
    { button: 'Choose a new password', url: new URL('/auth/forgot-password', baseUrl).href },
    { note: 'You get at most one mail like this a day.' },
  ],
});
