import type { AccountMail } from '@talaash/domain/mail/choice';
import { type AccountMailFacts, timeOf } from './account-mail-facts.ts';
import type { MailContent } from './content.ts';

type ConnectedProgramMail = Extract<AccountMail, `program${string}`>;

/** The mails about the connected programs of a company, to its owner. */
export const CONNECTED_PROGRAM_MAIL_CONTENTS: Record<
  ConnectedProgramMail,
  (facts: AccountMailFacts) => MailContent
> = {
  programConnected: (facts) => ({
    name: 'programConnected',
    subject: 'A program was connected with your company on Talaash',
    preheader: 'If this was you, you do not need to do anything.',
    heading: 'A program was connected',
    parts: [
      {
        paragraph: `Hello ${facts.name}, a program was connected with your account. It acts for your company, within what was allowed. If this was you, you do not need to do anything.`,
      },
      {
        facts: [
          ['It calls itself', facts.programName ?? 'Unknown'],
          ['Time', timeOf(facts)],
        ],
      },
      {
        paragraph:
          'If it was not you, someone knows your password. Revoke the program, then choose a new password, which logs out all devices.',
      },
      { button: 'See the connected programs', url: new URL('/company/api-keys', facts.baseUrl).href },
    ],
  }),
};
