import { createTransport } from 'nodemailer';
import type { Mailer } from './port.ts';

/** Mail through a server that delivers it. @param options.from as mail programs show it, `Name <address>` */
export function createSmtpMailer(options: { smtpUrl: string; from: string }): Mailer & { close(): void } {
  const transport = createTransport({
    url: options.smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // The content of a mail comes from us only, never from a file or URL that a text names.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)/.exec(options.from)?.[1] ?? 'localhost';
  return {
    async send({ to, replyTo, subject, html, text, unsubscribeUrl, key }) {
      await transport.sendMail({
        from: options.from,
        // As an object, an address is one address, whatever characters are in it.
        to: { name: '', address: to },
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        subject,
        html,
        text,
        ...(unsubscribeUrl ? { headers: oneClickHeaders(unsubscribeUrl) } : {}),
        ...(key ? { messageId: `<${key}@${domain}>` } : {}),
      });
    },
    close: () => transport.close(),
  };
}

/** Mail programs show their own button with these, and post to the address when it is pressed. */
const oneClickHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
