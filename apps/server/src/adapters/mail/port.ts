import type { MailLane } from '@talaash/domain/mail/choice';

export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The reply address, if it is not the sender's. */
  replyTo?: string;
  /** Where a mail program posts to unsubscribe (RFC 8058). */
  unsubscribeUrl?: string;
  /** The same for every try to send one mail, so mailboxes recognise a duplicate after an interrupted try. */
  key?: string;
  /** A meeting for the calendar of the recipient. */
  calendar?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string };
  /** `waiting` if absent. */
  lane?: MailLane;
};

export type Mailer = {
  /** Hands a mail over for delivery. @returns the server's reply, if any. Throws on failure; the caller retries later. */
  send(mail: Mail): Promise<string | void>;
  /** Connects and logs in, without a mail. @returns a sentence about the result @throws ProviderFault */
  probe?(): Promise<string>;
  close?(): void;
  /** Where mails are stored instead of being delivered; only on a local installation. */
  mailbox?: Mailbox;
};

export type StoredMail = Mail & { id: string; sentIsoDateTimeUtc: string };

/** Mails that were stored instead of delivered. */
export type Mailbox = {
  /** Newest first; only those to `to`, if given. */
  list(to?: string): Promise<StoredMail[]>;
  find(id: string): Promise<StoredMail | undefined>;
  /** Deletes the mails to a person, and those that contain one of these names or addresses. */
  forget(words: readonly string[]): Promise<void>;
};
