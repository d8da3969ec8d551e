export type Mail = { to: string; subject: string; html: string; text: string };

export type Mailer = {
  /** Hands a mail over. Throws when it could not be handed over; the caller tries again later. */
  send(mail: Mail): Promise<void>;
  /** Where mails are kept instead of being delivered; only on a local installation. */
  mailbox?: Mailbox;
};

export type KeptMail = Mail & { id: string; sentIsoDateTimeUtc: string };

/** Mails that were kept instead of delivered. */
export type Mailbox = {
  /** Newest first; of one receiver when `to` is given. */
  list(to?: string): Promise<KeptMail[]>;
  find(id: string): Promise<KeptMail | undefined>;
};
