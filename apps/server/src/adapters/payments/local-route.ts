import { ROUTES } from '@talaash/contract/route';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type LedgerAct, type LocalLedger, monthlyCents } from './local-ledger.ts';
import { checkoutPage, portalPage, unknownPage } from './local-page.ts';
import { type PaymentEvent, SESSION_ID_PLACEHOLDER } from './port.ts';
import { SIGNATURE_HEADER, signWebhook } from './webhook-signature.ts';

type Options = { app: FastifyInstance; ledger: LocalLedger; secret: string; now: () => number };

type ById = { Params: { id: string } };

/** The pages of the local stand-in, and the routes of their buttons. */
export function addLocalPages(options: Options): void {
  const { app } = options;
  // The forms of the pages have no fields, so their bodies are ignored.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null));
  app.addContentTypeParser('text/plain', (_request, _body, done) => done(null));
  addCheckout(options);
  addPortal(options);
}

function addCheckout(options: Options): void {
  const { app, ledger } = options;
  const checkoutPath = '/dev/checkout/:id';
  const showCheckout = async (id: string, reply: FastifyReply, isDeclined: boolean) => {
    const checkout = await ledger.readCheckout(id);
    const path = `/dev/checkout/${encodeURIComponent(id)}`;
    return show(reply, checkout && checkoutPage({ path, email: checkout.email, isDeclined }));
  };
  app.get<ById>(checkoutPath, ({ params }, reply) => showCheckout(params.id, reply, false));
  app.post<ById>(`${checkoutPath}/decline`, ({ params }, reply) => showCheckout(params.id, reply, true));
  app.post<ById>(`${checkoutPath}/cancel`, async ({ params }, reply) => {
    const checkout = await ledger.readCheckout(params.id);
    return checkout ? reply.redirect(checkout.cancelledUrl, 303) : show(reply, undefined);
  });
  app.post<ById>(`${checkoutPath}/pay`, async ({ params }, reply) => {
    const checkout = await ledger.readCheckout(params.id);
    if (!checkout) return show(reply, undefined);
    const event = await ledger.pay(params.id);
    if (event) await sendWebhook(options, event);
    const { successUrl, sessionId } = checkout;
    return reply.redirect(successUrl.replace(SESSION_ID_PLACEHOLDER, encodeURIComponent(sessionId)), 303);
  });
}

/** The path of each button of the portal. The simulated ones do what time and banks do elsewhere. */
const PORTAL_ACTS: Record<string, LedgerAct> = {
  pay: 'payDue',
  end: 'end',
  renew: 'simulateRenewal',
  fail: 'simulateFailedRenewal',
  week: 'simulateWeek',
};

function addPortal(options: Options): void {
  const { app, ledger } = options;
  const portalPath = '/dev/portal/:id';
  app.get<ById>(portalPath, async ({ params }, reply) => {
    const portal = await ledger.readPortal(params.id);
    // First, because a renewal may be due.
    const subscription = portal && (await ledger.readSubscription(portal));
    const path = `/dev/portal/${encodeURIComponent(params.id)}`;
    const returnUrl = portal?.returnUrl ?? '/';
    const monthlyInCents = portal ? monthlyCents(portal) : 0;
    return show(
      reply,
      subscription && portalPage({ path, returnUrl, subscription, monthlyInCents, nowMs: options.now() }),
    );
  });
  for (const [button, act] of Object.entries(PORTAL_ACTS)) {
    app.post<ById>(`${portalPath}/${button}`, async ({ params }, reply) => {
      const portal = await ledger.readPortal(params.id);
      if (!portal) return show(reply, undefined);
      const event = await ledger.act(portal.paymentCustomerId, act);
      if (event) await sendWebhook(options, event);
      return reply.redirect(`/dev/portal/${encodeURIComponent(params.id)}`, 303);
    });
  }
}

const show = (reply: FastifyReply, html: string | undefined) =>
  reply
    .status(html ? 200 : 404)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html ?? unknownPage());

/** As with a real provider, a failed webhook call undoes nothing, and the success page asks for the status itself. */
async function sendWebhook({ app, secret, now }: Options, event: PaymentEvent): Promise<void> {
  const payload = Buffer.from(JSON.stringify(event));
  const { statusCode } = await app.inject({
    method: 'POST',
    url: ROUTES.paymentWebhook.path,
    payload,
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signWebhook(secret, payload, now()),
    },
  });
  if (statusCode !== 200) app.log.warn({ statusCode }, 'The webhook did not accept a local payment.');
}
