import { z } from 'zod';
import { optional, url, wholeNumber, withDefault, wrongOutsideLocal, configPart } from './kit.ts';

/** Who delivers mail, and whom it is from. */
export const mail = configPart({
  variables: {
    SMTP_URL: optional(
      url(['smtp:', 'smtps:'], 'must be an address such as smtp://user:password@host:587'),
    ).describe(
      'The server that delivers mail. Locally, without it, mails are stored in the mailbox in DATA_DIR. Required outside `local`.',
    ),
    MAIL_FROM: withDefault(z.string(), 'Talaash <no-reply@talaash.test>').describe(
      'The sender of every mail.',
    ),
    MAIL_CONNECTIONS: withDefault(wholeNumber(1, 50), 5).describe(
      'How many mails each node sends at once. Several nodes share what the mail server takes from one sender: divide its limit by their number.',
    ),
    MAIL_PER_SECOND: optional(wholeNumber(1, 1000)).describe(
      'How many mails each node begins to send in a second. Without it, as many as the connections allow.',
    ),
    OPERATOR_EMAIL: optional(z.email('must be an email address')).describe(
      'Where what people write on the contact page is mailed to. Without it, it is in the admin portal only.',
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
});
