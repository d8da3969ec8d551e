import { ROUTES } from '@talaash/contract/route';
import {
  aboutSentence,
  LASTING_SENTENCES,
  MAILS,
  noticeKindOf,
  subjectAbout,
} from '@talaash/domain/mail/words';
import type { ThreadSide } from '@talaash/domain/thread/choice';
import { UNSUBSCRIBE_TYPE_OF } from '@talaash/domain/unsubscribe/choice';
import { UNSUBSCRIBE_WORDS } from '@talaash/domain/unsubscribe/words';
import type { Mail, Mailer } from '../adapters/mail/port.ts';
import type { Secrets } from '../base/secret.ts';
import type { MailContent, MailFrame } from './content.ts';
import { renderMail } from './render.ts';
import { signUnsubscribeToken } from './unsubscribe-token.ts';

export type MailDeps = {
  mailer: Mailer;
  baseUrl: () => string;
  secrets: Pick<Secrets, 'unsubscribe'>;
  now: () => number;
};

/** Who gets a mail, whose settings it links to, and whom an answer goes to if not us. */
type Recipient = {
  email: string;
  side?: ThreadSide;
  replyTo?: string;
  /** The company that the mail is about, for a member of several; null for everybody else. */
  companyName?: string | null;
};

/** Sends a mail, with how to stop mails like it. @returns what the mail server said. Throws when it does not take it. */
export async function sendMail(
  deps: MailDeps,
  to: Recipient,
  content: MailContent,
  calendar?: Mail['calendar'],
): Promise<string | void> {
  const { frame, oneClickUrl } = frameOf(deps, to, content);
  const { companyName = null } = to;
  const subject = companyName === null ? content.subject : subjectAbout(content.subject, companyName);
  const rendered = await renderMail({ ...content, subject }, frame);
  return deps.mailer.send({
    to: to.email,
    ...rendered,
    ...(to.replyTo === undefined ? {} : { replyTo: to.replyTo }),
    ...(calendar === undefined ? {} : { calendar }),
    ...(oneClickUrl === undefined ? {} : { unsubscribeUrl: oneClickUrl }),
  });
}

/** What stands around a mail, and the address to which mail programs post to stop mails like it. */
export function frameOf(
  { baseUrl, secrets, now }: Omit<MailDeps, 'mailer'>,
  { email, side = 'talent', companyName = null }: Recipient,
  { name }: MailContent,
): { frame: MailFrame; oneClickUrl?: string } {
  const { kind, reason: why } = MAILS[name];
  const reason = companyName === null ? why : `${why} ${aboutSentence(companyName)}`;
  const origin = baseUrl();
  const notice = noticeKindOf(name);
  if (notice === undefined) {
    const sentence = LASTING_SENTENCES[kind as keyof typeof LASTING_SENTENCES];
    return { frame: { baseUrl: origin, reason, stop: { sentence } } };
  }
  const type = UNSUBSCRIBE_TYPE_OF[notice];
  const token = signUnsubscribeToken({ email, type }, secrets.unsubscribe, now());
  const urlAt = (path: string) => {
    const url = new URL(path, origin);
    url.searchParams.set('token', token);
    return url.href;
  };
  const settingsUrl = new URL(`/${side}/settings#notifications`, origin).href;
  const stop = { label: UNSUBSCRIBE_WORDS[type].link, url: urlAt('/info/unsubscribe'), settingsUrl };
  return { frame: { baseUrl: origin, reason, stop }, oneClickUrl: urlAt(ROUTES.unsubscribe.path) };
}
