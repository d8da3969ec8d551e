import type { MailLane } from '@talaash/domain/mail/choice';

export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Whom an answer goes to, when it is not the sender. */
  replyTo?: string;
  /** Where a mail program posts to stop mails like this one (RFC 8058). */
  unsubscribeUrl?: string;
  /** The same for every try to send one mail. When a try was interrupted, mailboxes know the second copy by it. */
  key?: string;
  /** `waiting` if absent. */
  lane?: MailLane;
};

export type Mailer = {
  /** Passes a mail on for delivery. @returns what the server said, if any. Throws when that fails; the caller retries later. */
  send(mail: Mail): Promise<string | void>;
  /** Connects and logs in, without a mail. @returns what was found, in a sentence @throws ProviderFault */
  probe?(): Promise<string>;
  close?(): void;
  /** Where mails are stored instead of being delivered; only on a local installation. */
  mailbox?: Mailbox;
};

export type StoredMail = Mail & { id: string; sentIsoDateTimeUtc: string };

/** Mails that were stored instead of delivered. */
export type Mailbox = {
  /** Newest first; of one receiver when `to` is given. */
  list(to?: string): Promise<StoredMail[]>;
  find(id: string): Promise<StoredMail | undefined>;
  /** Deletes the mails to a person, and those in which one of these names or addresses stands. */
  forget(words: readonly string[]): Promise<void>;
};
