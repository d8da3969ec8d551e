export type Mail = { to: string; subject: string; html: string; text: string };

export type Mailer = {
  /** Hands a mail over. Throws when it could not be handed over; the caller tries again later. */
  send(mail: Mail): Promise<void>;
};
