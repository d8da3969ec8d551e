import type { MailContent } from './content.ts';

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Tells an owner that the export of the account is ready. */
export const dataExportMail = (facts: { url: string; expiresAt: string }): MailContent => ({
  name: 'dataExport',
  subject: 'Your Talaash data is ready to download',
  preheader: 'You can download it from your settings page.',
  heading: 'Your export is ready',
  parts: [
    {
      paragraph: `It contains a copy of all your data and files, with a page to read it in your browser. We delete it on ${dayFormat.format(new Date(facts.expiresAt))}.`,
    },
    { button: 'Open settings', url: facts.url },
    {
      note: 'If you did not request it, someone else is logged in to your account. Please choose a new password.',
    },
  ],
});
