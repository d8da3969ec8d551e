import type { MailName } from '@talaash/domain/mail/words';

/** A piece of a mail, in plain text; the layout escapes it. */
export type MailPart =
  | { paragraph: string }
  /** What somebody wrote, line breaks kept. */
  | { quote: string; by?: string }
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { list: readonly string[] }
  /** The mail's one action. */
  | { button: string; url: string }
  | { note: string };

/** What a mail says: the one description of which its HTML and its text are made. */
export type MailContent = {
  /** Its row in the table of all mails: its kind, and why it is sent. */
  name: MailName;
  subject: string;
  /** The preview that mail programs show after the subject. */
  preheader: string;
  heading: string;
  parts: readonly MailPart[];
};

/** What stands around every mail. */
export type MailFrame = {
  /** The public origin. */
  baseUrl: string;
  /** Why the reader gets this mail. */
  reason: string;
  /** How the reader stops mails like it, or why not. */
  stop: { label: string; url: string; settingsUrl: string } | { sentence: string };
};

/** Begins the dark styles in the HTML of a mail. */
export const DARK_QUERY = '@media (prefers-color-scheme:dark)';
