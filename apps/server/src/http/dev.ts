import { z } from '@talaash/domain/base/schema';
import type { FastifyInstance } from 'fastify';
import type { StoredMail } from '../adapters/mail/port.ts';
import type { Deps } from '../call/deps.ts';
import { mailboxPage } from '../mail/mailbox-page.ts';
import { refusal } from '../call/refusal.ts';

const Recipient = z.object({ to: z.string().optional() });

/** A mail is shown as in a mail program: no script runs and nothing is loaded. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

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
