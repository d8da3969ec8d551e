import type { MailContent } from './content.ts';

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Tells an owner that the export of the account is ready. A disabled account cannot log in: its link leads to the archive. */
export const dataExportMail = (facts: {
  url: string;
  expiresAt: string;
  isDisabled: boolean;
}): MailContent => ({
  name: 'dataExport',
  subject: 'Your Talaash data is ready to download',
  preheader: facts.isDisabled
    ? 'This email has the link to it.'
    : 'You can download it from your settings page.',
  heading: 'Your export is ready',
  parts: [
    {
      paragraph: `It contains a copy of all your data and files, with a page to read it in your browser. We delete it on ${dayFormat.format(new Date(facts.expiresAt))}.`,
    },
    { button: facts.isDisabled ? 'Open the download' : 'Open settings', url: facts.url },
    {
      note: facts.isDisabled
        ? 'Whoever has this link can download your data. Do not forward this email.'
        : 'If you did not request it, someone else is logged in to your account. Please choose a new password.',
    },
  ],
});
