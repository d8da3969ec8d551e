import { z } from '@talaash/domain/base/schema';
import type { FastifyInstance } from 'fastify';
import type { StoredMail } from '../adapters/mail/port.ts';
import type { Deps } from '../call/deps.ts';
import { mailboxPage } from '../mail/mailbox-page.ts';
import { mailPreviews } from '../mail/preview.ts';
import { inMode, PREVIEW_MODES, previewPage } from '../mail/preview-page.ts';
import { renderMail } from '../mail/render.ts';
import { frameOf } from '../mail/send.ts';
import { refusal } from '../call/refusal.ts';

const Recipient = z.object({ to: z.string().optional() });

/** A mail is shown as in a mail program: no scripts, nothing loaded. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The previews show each mail in its own frame. */
const PREVIEW_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'";
const FRAMED_POLICY = MAIL_POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'");

const Mode = z.object({ mode: z.enum(PREVIEW_MODES).catch('light') });
type Preview = ReturnType<typeof mailPreviews>[number];

/** The mailbox of a local installation, as a page and for tests. Elsewhere these routes do not exist. */
export function mountDev(app: FastifyInstance, deps: Deps): void {
  const { mailbox } = deps.mailer;
  if (deps.config.environment !== 'local' || !mailbox) return;

  const readMails = async (query: unknown) => {
    const { to } = Recipient.catch({}).parse(query);
    return (await mailbox.list(to)).map(withLinks);
  };

  app.get('/api/dev/mail', (request) => readMails(request.query));

  app.get('/dev/mail', async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(mailboxPage(await readMails(request.query))),
  );

  const renderPreview = async ({ id, side, content }: Preview) => {
    const { frame } = frameOf(deps, { email: 'somebody@people.test', side }, content);
    return { id, content, mail: await renderMail(content, frame) };
  };

  app.get('/dev/mail/preview', async (_request, reply) => {
    const previews = await Promise.all(mailPreviews(deps.baseUrl()).map(renderPreview));
    return reply
      .header('content-security-policy', PREVIEW_POLICY)
      .type('text/html; charset=utf-8')
      .send(previewPage(previews));
  });

  app.get<{ Params: { id: string } }>('/dev/mail/preview/:id', async (request, reply) => {
    const preview = mailPreviews(deps.baseUrl()).find(({ id }) => id === request.params.id);
    if (!preview) throw refusal('NOT_FOUND');
    const { mode } = Mode.parse(request.query);
    const { mail } = await renderPreview(preview);
    return reply
      .header('content-security-policy', FRAMED_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send(inMode(mail.html, mode));
  });

  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const mail = await mailbox.find(request.params.id);
    if (!mail) throw refusal('NOT_FOUND');
    return reply
      .header('content-security-policy', MAIL_POLICY)
      .type('text/html; charset=utf-8')
      .send(mail.html);
  });
}

const withLinks = (mail: StoredMail) => ({ ...mail, links: mail.text.match(/https?:\/\/\S+/g) ?? [] });
