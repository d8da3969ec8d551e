import { z } from 'zod';
import { optional, url, wholeNumber, withDefault, wrongOutsideLocal, configPart } from './kit.ts';

/** The mail server, and the sender. */
export const mail = configPart({
  variables: {
    SMTP_URL: optional(
      url(['smtp:', 'smtps:'], 'must be an address such as smtp://user:password@host:587'),
    ).describe(
      'The mail server. Required outside `local`. Without it, `local` stores emails in a mailbox in DATA_DIR.',
    ),
    MAIL_FROM: withDefault(z.string(), 'Talaash <no-reply@talaash.test>').describe(
      'The sender of every email.',
    ),
    MAIL_CONNECTIONS: withDefault(wholeNumber(1, 50), 5).describe(
      'The number of emails that each node sends at once. Divide your mail server’s limit for one sender by the number of nodes.',
    ),
    MAIL_PER_SECOND: optional(wholeNumber(1, 1000)).describe(
      'The number of emails that each node starts to send in a second. Default: as many as the connections allow.',
    ),
    OPERATOR_EMAIL: optional(z.email('must be an email address')).describe(
      'The address that receives messages from the contact page. Without it they appear only in the admin portal.',
    ),
  },
  problems: (given, environment) =>
    wrongOutsideLocal(environment, [
      [
        !given.SMTP_URL,
        'Set SMTP_URL to the server that delivers mail, such as smtp://user:password@host:587.',
      ],
    ]),
  read: (given) => ({
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    mailConnections: given.MAIL_CONNECTIONS,
    mailPerSecond: given.MAIL_PER_SECOND,
    operatorEmail: given.OPERATOR_EMAIL,
  }),
  providers: { mailer: { check: 'mail', variables: 'SMTP_URL' } },
  featuresOff: [
    {
      check: 'mail',
      isOff: ({ smtpUrl }) => !smtpUrl,
      found: 'Emails are stored, not delivered.',
      remedy: 'Set SMTP_URL.',
    },
    {
      check: 'contact page',
      isOff: ({ operatorEmail }) => !operatorEmail,
      found: 'Contact messages appear only in the admin portal.',
      remedy: 'Set OPERATOR_EMAIL to receive them by email too.',
    },
  ],
});
