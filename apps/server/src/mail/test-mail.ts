import type { MailContent } from './content.ts';

/** Shows an operator that mail arrives. */
export const testMail = (facts: { at: string; baseUrl: string }): MailContent => ({
  name: 'testMail',
  subject: 'Test email from Talaash',
  preheader: 'Email delivery works.',
  heading: 'Email delivery works',
  parts: [
    {
      paragraph:
        'The mail server of your installation has delivered this email. You do not need to do anything.',
    },
    {
      facts: [
        ['Installation', facts.baseUrl],
        ['Time', facts.at],
      ],
    },
  ],
});
