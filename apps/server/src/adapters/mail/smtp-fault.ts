import type { Options } from 'nodemailer/lib/smtp-pool';
import { ProviderFault, type ProviderFaultKind } from '../../base/provider-fault.ts';

/** The mail server as SMTP_URL names it. */
export type SmtpServer = Options;

type SmtpError = Error & { code?: string; responseCode?: number; response?: string; command?: string };

/** How the connection is encrypted, or should have been. */
export const encryptionOf = ({ secure }: SmtpServer, isSecure: boolean): string => {
  if (secure) return 'with TLS from the start';
  return isSecure ? 'with TLS after STARTTLS' : 'without encryption';
};

const wantedEncryption = ({ secure, requireTLS, ignoreTLS }: SmtpServer): string => {
  if (secure) return 'TLS from the start';
  if (requireTLS) return 'STARTTLS required';
  return ignoreTLS ? 'no encryption' : 'STARTTLS where it is offered';
};

/**
 * The mail server's failure as a sentence for an operator, with its code and words. It contains neither the password nor the
 * recipient, which servers like to repeat.
 */
export function toMailFault(thrown: unknown, server: SmtpServer, to?: string): ProviderFault {
  const error = thrown as SmtpError;
  const said = wordsOf(error, server, to);
  const place = `The mail server ${server.host}:${server.port}`;
  const [kind, sentence] = describe(error, said);
  return new ProviderFault(kind, `${place} ${sentence} (${wantedEncryption(server)}).`, {
    status: error.responseCode,
    code: error.code,
  });
}

const isOfTls = ({ code, message, responseCode }: SmtpError): boolean =>
  code === 'ETLS' ||
  (responseCode === undefined && /certificate|altnames|wrong version number|ssl|tls/i.test(message));

function describe(error: SmtpError, said: string): [ProviderFaultKind, string] {
  const { code = '', responseCode } = error;
  if (code === 'EAUTH' || code === 'ENOAUTH') return ['unauthorized', `refused the login: ${said}`];
  if (isOfTls(error)) return ['refused', `could not be reached with TLS: ${said}`];
  if (responseCode === undefined) return ['unreachable', `did not answer: ${said}`];
  if (responseCode >= 500) return ['refused', `refused the mail: ${said}`];
  return ['failed', `did not take the mail for now: ${said}`];
}

/** The server's own reply with its code, or the connection's error. */
function wordsOf({ response, message }: SmtpError, { auth }: SmtpServer, to: string | undefined): string {
  const secrets =
    auth && 'pass' in auth ? [auth.pass, encoded(auth.pass), plainLogin(auth.user, auth.pass)] : [];
  let words = (response ?? message).replace(/\s+/g, ' ').trim();
  for (const secret of secrets) if (secret) words = words.replaceAll(secret, '…');
  if (to) words = words.replaceAll(to, 'the recipient');
  return words.slice(0, 300);
}

const encoded = (text: string | undefined) => Buffer.from(text ?? '').toString('base64');
const plainLogin = (user = '', pass = '') => encoded(`\0${user}\0${pass}`);
