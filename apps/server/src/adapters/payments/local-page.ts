import type { SubscriptionState } from '@talaash/domain/subscription/choice';
import { PREMIUM_PRICE_IN_DOLLARS_PER_MONTH } from '@talaash/domain/subscription/limit';
import { subscriptionStatus } from '@talaash/domain/subscription/rule';
import type { Payment } from '@talaash/domain/subscription/schema';
import { PAYMENT_STATE_LABELS, SUBSCRIPTION_STATE_LABELS } from '@talaash/domain/subscription/words';
import { escapeHtml } from '../../base/escape.ts';
import { standInPage as page } from '../../base/stand-in-page.ts';
import type { ProviderSubscription } from './port.ts';

const price = `$${PREMIUM_PRICE_IN_DOLLARS_PER_MONTH}`;

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
  /** What a month costs, with the seats. */
  monthlyInCents: number;
  nowMs: number;
}

/** The local portal: it accepts due payments, and simulates by buttons what time and banks do elsewhere. */
export function portalPage({ path, returnUrl, subscription, monthlyInCents, nowMs }: Portal): string {
  const { state, untilIsoDateTimeUtc } = subscriptionStatus(subscription, nowMs);
  const monthly = `$${monthlyInCents / 100}`;
  const facts = [
    ['Plan', 'Talaash premium'],
    ['Price', `${monthly} per month`],
    ['Seats past the included ones', String(subscription.paidSeats)],
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
    `<p>This page is a stand-in for a payment provider on a local installation. It takes no money. Changed seats are charged from the next renewal on, in full.</p>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>
${state === 'pastDue' ? `<form method="post" action="${path}/pay"><p role="alert">The last renewal failed.</p>${button('pay', `Pay ${monthly} now`, true)}</form>` : ''}
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
