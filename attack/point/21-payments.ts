import { stripeServer } from '../../apps/server/test/stripe-server.ts';
import { type Attack, held } from '../attack.ts';

export default {
  promise:
    'Neither a message that anybody could send nor the payment of another company gives premium access.',
  async run({ startNode, connect, newCompany }) {
    const stripe = await stripeServer();
    const database = await connect();
    try {
      const { url } = await startNode(stripe.env);
      const [payer, rival] = [await newCompany(), await newCompany('Iris Chen')];
      const ask = async (path: string, cookie: string, body: object) => {
        const answer = await fetch(`${url}/api/v1/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify(body),
        });
        return { status: answer.status, text: await answer.text() };
      };
      const send = async (payload: string, given?: { secret?: string; at?: number }) =>
        (await stripe.sendEvent(url, payload, given)).status;
      const isPremium = async (companyId: string) => {
        const { rows } = await database.query<{ premium: boolean }>(
          'select has_premium_access as premium from companies where company_id = $1',
          [companyId],
        );
        return rows[0]?.premium === true;
      };

      // The prices and addresses of a checkout are ours, whatever a browser sends.
      const invented = { price: 1, companyId: rival.companyId, successUrl: 'https://evil.example' };
      await ask('create-card-payment-checkout-session-url', payer.cookie, invented);
      const { text } = await ask('create-card-payment-checkout-session-url', payer.cookie, {});
      const { checkoutUrl } = JSON.parse(text) as { checkoutUrl: string };
      const asked = stripe.requests.map(({ body }) => body.toString()).join();
      const sessionId = checkoutUrl.split('/').at(-1) ?? '';
      await fetch(`${checkoutUrl}/pay`, { method: 'POST', redirect: 'manual' });
      const events = stripe.book.events.splice(0).map((event) => JSON.stringify(event));

      const stolen = await ask('verify-payment-subscription-status', rival.cookie, { sessionId });
      const odd = await Promise.all(
        ['../customers', `${sessionId}/expire`, `${sessionId}?expand[]=customer`, '\0'].map((one) =>
          ask('verify-payment-subscription-status', rival.cookie, { sessionId: one }),
        ),
      );
      const forRival = events.map((event) => event.replaceAll(payer.companyId, rival.companyId));
      const forged = await Promise.all(
        [...events, ...forRival].flatMap((event) => [
          send(event, { secret: 'whsec_of_somebody_else' }),
          send(event, { at: Date.now() - 301_000 }),
          fetch(`${url}/api/payments/webhook`, { method: 'POST', body: event }).then(({ status }) => status),
        ]),
      );
      const huge = await send(JSON.stringify({ data: 'x'.repeat(2_000_000) }), { secret: 'whsec_other' });
      const nobody = !(await isPremium(rival.companyId)) && !(await isPremium(payer.companyId));

      const repeated = await Promise.all(
        events.flatMap((event) => Array.from({ length: 10 }, () => send(event))),
      );
      const own = await ask('verify-payment-subscription-status', payer.cookie, { sessionId });
      const { rows } = await database.query('select from payments where company_id = $1', [payer.companyId]);
      return [
        held(
          'a checkout with a price and addresses of its own',
          !asked.includes('evil.example') &&
            !asked.includes(rival.companyId) &&
            asked.includes(payer.companyId),
          'the provider was asked for ours',
        ),
        held(
          'the checkout of another company, and ids that are paths',
          [stolen, ...odd].every(({ status }) => status === 404 || status === 422),
          [stolen, ...odd].map(({ status }) => status),
        ),
        held(
          `${forged.length} messages that are forged, altered, old or not signed`,
          nobody && forged.every((status) => status === 401) && [401, 413].includes(huge),
          `${[...new Set(forged)].join(' ')}, of 2 MB ${huge}`,
        ),
        held(
          'every honest message ten times at once',
          repeated.every((status) => status === 200) && rows.length === 1 && own.status === 200,
          `${rows.length} payment`,
        ),
        held(
          'who has premium in the end',
          (await isPremium(payer.companyId)) && !(await isPremium(rival.companyId)),
          'the one that paid',
        ),
      ];
    } finally {
      await database.end();
      await stripe.close();
    }
  },
} satisfies Attack;
