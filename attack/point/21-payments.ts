import { setTimeout as wait } from 'node:timers/promises';
import { stripeServer } from '../../apps/server/test/stripe-server.ts';
import type { Company } from '../../e2e/fixture/person.ts';
import { type Attack, held } from '../attack.ts';
import type { Target } from '../target.ts';

type Payments = Awaited<ReturnType<typeof openPayments>>;

export default {
  promise:
    'Neither a message that anybody could send nor the payment of another company gives premium access.',
  async run(target) {
    const payments = await openPayments(target);
    try {
      const pair = { payer: await target.newCompany(), rival: await target.newCompany('Iris Chen') };
      const { tried, sessionId } = await checkOut(payments, pair);
      const events = payments.stripe.book.events.splice(0).map((event) => JSON.stringify(event));
      return [
        tried,
        await takeOver(payments, pair, sessionId),
        await forge(payments, pair, events),
        ...(await repeat(payments, pair, events)),
      ];
    } finally {
      await payments.close();
    }
  },
} satisfies Attack;

type Pair = { payer: Company; rival: Company };

/** A node whose payment provider is a stand-in for Stripe on this machine. */
async function openPayments({ startNode, connect }: Target) {
  const stripe = await stripeServer();
  const database = await connect();
  const { url } = await startNode(stripe.env);
  return {
    stripe,
    url,
    database,
    ask: async (path: string, { cookie }: Company, body: object) => {
      const answer = await fetch(`${url}/api/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      });
      return { status: answer.status, text: await answer.text() };
    },
    send: async (payload: string, given?: { secret?: string; at?: number }) =>
      (await stripe.sendEvent(url, payload, given)).status,
    isPremium: async ({ companyId }: Company) => {
      const { rows } = await database.query<{ premium: boolean }>(
        'select has_premium_access as premium from companies where company_id = $1',
        [companyId],
      );
      return rows[0]?.premium === true;
    },
    async close() {
      await database.end();
      await stripe.close();
    },
  };
}

/** Pays, after a try with a price and addresses of its own. Nothing of the payment is reported yet. */
async function checkOut({ ask, stripe }: Payments, { payer, rival }: Pair) {
  const invented = { price: 1, companyId: rival.companyId, successUrl: 'https://evil.example' };
  const path = 'create-card-payment-checkout-session-url';
  await ask(path, payer, invented);
  const { checkoutUrl } = JSON.parse((await ask(path, payer, {})).text) as { checkoutUrl: string };
  const asked = stripe.requests.map(({ body }) => body.toString()).join();
  await fetch(`${checkoutUrl}/pay`, { method: 'POST', redirect: 'manual' });
  const isOurs = !asked.includes('evil.example') && !asked.includes(rival.companyId);
  return {
    sessionId: checkoutUrl.split('/').at(-1) ?? '',
    tried: held(
      'a checkout with a price and addresses of its own',
      isOurs && asked.includes(payer.companyId),
      'the provider was asked for ours',
    ),
  };
}

async function takeOver({ ask }: Payments, { rival }: Pair, sessionId: string) {
  const ids = [sessionId, '../customers', `${sessionId}/expire`, `${sessionId}?expand[]=customer`, '\0'];
  const answers = await Promise.all(
    ids.map((one) => ask('verify-payment-subscription-status', rival, { sessionId: one })),
  );
  const statuses = answers.map(({ status }) => status);
  return held(
    'the checkout of another company, and ids that are paths',
    statuses.every((status) => status === 404 || status === 422),
    statuses,
  );
}

async function forge({ send, url, isPremium }: Payments, { payer, rival }: Pair, events: string[]) {
  const forRival = events.map((event) => event.replaceAll(payer.companyId, rival.companyId));
  const statuses = await Promise.all(
    [...events, ...forRival].flatMap((event) => [
      send(event, { secret: 'whsec_of_somebody_else' }),
      send(event, { at: Date.now() - 301_000 }),
      fetch(`${url}/api/payments/webhook`, { method: 'POST', body: event }).then(({ status }) => status),
    ]),
  );
  const huge = await send(JSON.stringify({ data: 'x'.repeat(2_000_000) }), { secret: 'whsec_other' });
  const hasNobody = !(await isPremium(rival)) && !(await isPremium(payer));
  return held(
    `${statuses.length} messages that are forged, altered, old or not signed`,
    hasNobody && statuses.every((status) => status === 401) && huge === 413,
    `${[...new Set(statuses)].join(' ')}, of 2 MB ${huge}`,
  );
}

async function repeat({ database, send, isPremium }: Payments, { payer, rival }: Pair, events: string[]) {
  const repeated = await Promise.all(
    events.flatMap((event) => Array.from({ length: 10 }, () => send(event))),
  );
  const isPaid = await untilTrue(() => isPremium(payer));
  const { rows } = await database.query('select from payments where company_id = $1', [payer.companyId]);
  return [
    held(
      'every honest message ten times at once',
      repeated.every((status) => status === 200) && rows.length === 1,
      `${rows.length} payment`,
    ),
    held('who has premium in the end', isPaid && !(await isPremium(rival)), 'the one that paid'),
  ];
}

/** The messages are followed by a job. */
async function untilTrue(holds: () => Promise<boolean>): Promise<boolean> {
  for (const until = Date.now() + 20_000; Date.now() < until; await wait(100)) if (await holds()) return true;
  return false;
}
