import type { MailContent, MailFrame } from './content.ts';
import { toText } from './text.ts';

export type RenderedMail = { subject: string; html: string; text: string };

/** A mail as HTML and as text, made from one description. */
export async function renderMail(content: MailContent, frame: MailFrame): Promise<RenderedMail> {
  // A line break in a subject would begin another header.
  const subject = content.subject.replace(/\s+/g, ' ').trim();
  // Loaded with the first mail: a node starts without them, and one that sends no mail needs no memory for them.
  const [{ render }, { mailDocument }] = await Promise.all([
    import('@react-email/render'),
    import('./layout.ts'),
  ]);
  return {
    subject,
    html: await render(mailDocument({ ...content, subject }, frame)),
    text: toText(content, frame),
  };
}
