import { createTransport } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { type LaneOptions, openLanes } from './lane.ts';
import type { Mailer } from './port.ts';
import { encryptionOf, type SmtpServer, toMailFault } from './smtp-fault.ts';

/** As many as a provider's mail server usually accepts from one sender. */
const MAIL_CONNECTIONS = 5;

type Times = { connectMs: number; idleMs: number };

const TIMES: Times = { connectMs: 10_000, idleMs: 30_000 };

/** Mail through a server that delivers it. @param options.from as mail programs show it, `Name <address>` */
export function createSmtpMailer(
  options: { smtpUrl: string; from: string } & Partial<LaneOptions>,
  { connectMs, idleMs }: Times = TIMES,
): Mailer & Required<Pick<Mailer, 'probe' | 'close'>> {
  const { connections = MAIL_CONNECTIONS, perSecond } = options;
  const lanes = openLanes({ connections, perSecond });
  const transport = createTransport({
    url: options.smtpUrl,
    pool: true,
    maxConnections: connections,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: idleMs,
    // The content of a mail is only what we pass, never a file or URL that a text names.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Merged with what the library parsed from the address.
  const server: SmtpServer = transport.options;
  const domain = /@([^\s>]+)/.exec(options.from)?.[1] ?? 'localhost';
  return {
    async send({ to, replyTo, subject, html, text, unsubscribeUrl, calendar, key, lane = 'waiting' }) {
      const mail = {
        from: options.from,
        // As an object, an address is one address, whatever characters are in it.
        to: { name: '', address: to },
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        subject,
        html,
        text,
        ...(unsubscribeUrl ? { headers: oneClickHeaders(unsubscribeUrl) } : {}),
        // As a part that calendars read, and as a file for the others.
        ...(calendar ? { icalEvent: { ...calendar, filename: 'meeting.ics' } } : {}),
        ...(key ? { messageId: `<${key}@${domain}>` } : {}),
      };
      try {
        const { response } = await lanes.run(lane, () => transport.sendMail(mail));
        return response;
      } catch (error) {
        throw toMailFault(error, server, to);
      }
    },
    async probe() {
      try {
        return await greet(server);
      } catch (error) {
        throw toMailFault(error, server);
      }
    },
    close: () => transport.close(),
  };
}

/** Connects, encrypts as configured and logs in, on a connection of its own. @returns what was found, in a sentence */
function greet(server: SmtpServer): Promise<string> {
  const connection = new SMTPConnection(server);
  return new Promise<string>((resolve, reject) => {
    connection.once('error', reject);
    // The server may disconnect before it has sent everything, which the socket does not report as an error.
    connection.once('end', () => reject(new Error('The server closed the connection.')));
    connection.connect((error) => {
      if (error) return reject(error);
      const { auth } = server;
      const found = `The mail server ${server.host}:${server.port} answers, ${encryptionOf(server, connection.secure)}`;
      if (!auth) return resolve(`${found}, without a login.`);
      connection.login(auth, (refused) =>
        refused ? reject(refused) : resolve(`${found}, and accepts the login.`),
      );
    });
  }).finally(() => {
    // Errors after the reply do not matter.
    connection.on('error', () => undefined);
    connection.quit();
  });
}

/** Mail programs show their own unsubscribe button for these, and post to the address. */
const oneClickHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
