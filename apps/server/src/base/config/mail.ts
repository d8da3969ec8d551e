import { z } from 'zod';
import { optional, url, withDefault, wrongOutsideLocal, configPart } from './kit.ts';

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
    operatorEmail: given.OPERATOR_EMAIL,
  }),
});
