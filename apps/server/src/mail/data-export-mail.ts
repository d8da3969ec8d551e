import type { MailContent } from './content.ts';

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Tells an owner that the export of the account is ready. */
export const dataExportMail = (facts: { url: string; expiresAt: string }): MailContent => ({
  name: 'dataExport',
  subject: 'Your Talaash data is ready to download',
  preheader: 'It waits on your settings page.',
  heading: 'Your export is ready',
  parts: [
    {
      paragraph: `It holds everything about you by kind, your files, and a page to read it with. It is deleted on ${dayFormat.format(new Date(facts.expiresAt))}.`,
    },
    { button: 'Open settings', url: facts.url },
    {
      note: 'If you did not ask for it, somebody is logged in to your account: please choose a new password.',
    },
  ],
});
