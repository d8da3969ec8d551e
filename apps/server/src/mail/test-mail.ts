import type { MailContent } from './content.ts';

/** Shows an operator that mail arrives. */
export const testMail = (facts: { at: string; baseUrl: string }): MailContent => ({
  name: 'testMail',
  subject: 'Test mail from Talaash',
  preheader: 'Mail arrives.',
  heading: 'Mail arrives',
  parts: [
    {
      paragraph:
        'The mail server of your installation took this mail and delivered it. There is nothing to do.',
    },
    {
      facts: [
        ['Installation', facts.baseUrl],
        ['Time', facts.at],
      ],
    },
  ],
});
