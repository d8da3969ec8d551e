import type { SubscriptionState } from '@talaash/domain/subscription/choice';
import { PREMIUM_PRICE_IN_DOLLARS_PER_MONTH } from '@talaash/domain/subscription/limit';
import { subscriptionStatus } from '@talaash/domain/subscription/rule';
import type { Payment } from '@talaash/domain/subscription/schema';
import { PAYMENT_STATE_LABELS, SUBSCRIPTION_STATE_LABELS } from '@talaash/domain/subscription/words';
import { escapeHtml } from '../../base/escape.ts';
import type { ProviderSubscription } from './port.ts';

const price = `$${PREMIUM_PRICE_IN_DOLLARS_PER_MONTH}`;

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f4f5f8, #14161c); color: light-dark(#1b1e27, #eceef3) }
  main { margin: 1rem 0; box-sizing: border-box; width: min(100vw - 2rem, 26rem); padding: 1.5rem; border-radius: 12px; background: light-dark(#fff, #1d2029); border: 1px solid light-dark(#dcdfe6, #343947) }
  h1 { margin: 0 0 .5rem; font-size: 1.25rem }
  h2 { margin: 1.5rem 0 .25rem; font-size: 1rem }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1rem 0 }
  dt { color: light-dark(#5a6172, #a7aebd) } dd { margin: 0; text-align: right; overflow-wrap: anywhere }
  form { display: grid; gap: .5rem }
  button { font: inherit; padding: .6rem; border-radius: 8px; border: 1px solid light-dark(#8a91a3, #737b8e); background: transparent; color: inherit; cursor: pointer }
  button.primary { background: light-dark(#4d46c6, #a9a4ff); border-color: transparent; color: light-dark(#fff, #14161c); font-weight: 600 }
  a { color: light-dark(#4d46c6, #a9a4ff) }
  [role=alert] { padding: .5rem .75rem; border-radius: 8px; background: light-dark(#fdeceb, #45211f) }
`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body>
</html>`;

/** The local checkout page. Its forms post to paths below `path`, its own. */
export const checkoutPage = ({
  path,
  email,
  isDeclined,
}: {
  path: string;
  email: string;
  isDeclined: boolean;
}) =>
  page(
    'Local checkout',
    `${isDeclined ? '<p role="alert">The card was declined. Nothing was paid.</p>' : ''}
<p>This page is a stand-in for a payment provider on a local installation. It takes no money and needs no card.</p>
<dl><dt>Plan</dt><dd>Talaash premium</dd><dt>Price</dt><dd>${price} per month</dd><dt>For</dt><dd>${escapeHtml(email)}</dd></dl>
<form method="post" action="${path}/pay">
<button class="primary">Pay ${price}</button>
<button formaction="${path}/decline">Decline card</button>
<button formaction="${path}/cancel">Cancel</button>
</form>`,
  );

interface Portal {
  /** Its forms post to paths below it. */
  path: string;
  returnUrl: string;
  subscription: ProviderSubscription;
  nowMs: number;
}

/** The local portal: it accepts due payments, and simulates by buttons what time and banks do elsewhere. */
export function portalPage({ path, returnUrl, subscription, nowMs }: Portal): string {
  const { state, untilIsoDateTimeUtc } = subscriptionStatus(subscription, nowMs);
  const facts = [
    ['Plan', 'Talaash premium'],
    ['Price', `${price} per month`],
    ['State', SUBSCRIPTION_STATE_LABELS[state]],
    [UNTIL_LABELS[state], dayOf(untilIsoDateTimeUtc)],
  ];
  const button = (act: string, label: string, isPrimary = false) =>
    `<button formaction="${path}/${act}"${isPrimary ? ' class="primary"' : ''}>${label}</button>`;
  const simulated = [
    ...(state === 'active' ? [button('renew', 'Renew now'), button('fail', 'Fail the next renewal')] : []),
    ...(state === 'active' || state === 'lapsed' ? [] : [button('week', 'Skip a week')]),
    ...(state === 'lapsed' ? [] : [button('end', 'End subscription now')]),
  ];
  return page(
    'Local subscription portal',
    `<p>This page is a stand-in for a payment provider on a local installation. It takes no money.</p>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>
${state === 'pastDue' ? `<form method="post" action="${path}/pay"><p role="alert">The last renewal failed.</p>${button('pay', `Pay ${price} now`, true)}</form>` : ''}
${simulated.length > 0 ? `<h2>Simulate</h2><p>On a real installation, banks and time cause these events.</p><form method="post">${simulated.join('')}</form>` : ''}
<h2>Payments</h2>
${paymentList(subscription.payments)}
<p><a href="${escapeHtml(returnUrl)}">Back to Talaash</a></p>`,
  );
}

const UNTIL_LABELS: Record<SubscriptionState, string> = {
  free: 'Until',
  active: 'Renews on',
  cancelled: 'Ends on',
  pastDue: 'Ends on',
  lapsed: 'Ended on',
};

const dayOf = (isoDateTimeUtc: string | null) =>
  isoDateTimeUtc === null
    ? ''
    : new Date(isoDateTimeUtc).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const paymentList = (payments: Payment[]) =>
  payments.length === 0
    ? '<p>No payments yet.</p>'
    : `<dl>${payments.map(({ chargedIsoDateTimeUtc, receiptNumber, state }) => `<dt>${dayOf(chargedIsoDateTimeUtc)}, ${escapeHtml(receiptNumber)}</dt><dd>${PAYMENT_STATE_LABELS[state]}</dd>`).join('')}</dl>`;

export const unknownPage = () =>
  page('Not found', '<p>This checkout or portal no longer exists. <a href="/">Back to Talaash</a></p>');
