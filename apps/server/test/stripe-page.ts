import type { WireAnswer } from './protocol-server.ts';
import type { StripeState } from './stripe-state.ts';

const SESSION_ID_PLACEHOLDER = '{CHECKOUT_SESSION_ID}';

/** The pages of Stripe's that people see: the checkout and the portal, each with a few buttons. */
export function stripePage(state: StripeState, method: string, pathname: string): WireAnswer {
  const [, kind, id = '', button] = /^\/(pay|portal)\/(\w+)(?:\/(\w+))?$/.exec(pathname) ?? [];
  const answer = kind === 'pay' ? checkoutPage(state, id, button) : portalPage(state, id, button);
  if (!kind || !answer || (button !== undefined) !== (method === 'POST')) return { status: 404 };
  return answer;
}

function checkoutPage({ book }: StripeState, id: string, button?: string): WireAnswer | undefined {
  const session = book.sessions.get(id);
  if (!session) return undefined;
  if (button === 'cancel') return redirect(session.cancel_url);
  if (button === 'pay') {
    book.pay(id);
    return redirect(session.success_url.replace(SESSION_ID_PLACEHOLDER, id));
  }
  return page('Checkout', [form(`/pay/${id}/pay`, 'Subscribe'), form(`/pay/${id}/cancel`, 'Back')]);
}

function portalPage(
  { book, portalSessions }: StripeState,
  id: string,
  button?: string,
): WireAnswer | undefined {
  const portal = portalSessions.get(id);
  if (!portal) return undefined;
  if (button === 'fail') book.renew(portal.customer, 'failed');
  if (button === 'due') book.payDue(portal.customer);
  if (button !== undefined) return redirect(`/portal/${id}`);
  return page('Portal', [
    form(`/portal/${id}/fail`, 'Fail the next renewal'),
    form(`/portal/${id}/due`, 'Pay what is due'),
    `<a href="${portal.returnUrl}">Return</a>`,
  ]);
}

const redirect = (location: string): WireAnswer => ({ status: 303, headers: { location } });

const form = (action: string, label: string) =>
  `<form method="post" action="${action}"><button>${label}</button></form>`;

const page = (title: string, parts: string[]): WireAnswer => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${parts.join('')}</html>`,
});
