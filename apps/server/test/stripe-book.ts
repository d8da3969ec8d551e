import type Stripe from 'stripe';

/** The objects of Stripe that we read, with the fields that we read. */
type Fields<Whole, Names extends keyof Whole> = { object: string; id: string } & Pick<Whole, Names>;

export type BookCustomer = {
  object: 'customer';
  id: string;
  email: string;
  /** With the address; undefined while the customer has neither. */
  name: string | undefined;
};
export type BookPrice = Fields<
  Stripe.Price,
  'active' | 'currency' | 'lookup_key' | 'product' | 'unit_amount'
> & { recurring: { interval: string; interval_count: number } };
export type BookSession = {
  object: 'checkout.session';
  id: string;
  client_reference_id: string | null;
  customer: string | null;
  customer_email: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  url: string | null;
  success_url: string;
  cancel_url: string;
  price: string;
  /** The page asks for the address, and with it the name. */
  isAddressAsked: boolean;
  /** The customer gets both. */
  isCustomerUpdated: boolean;
  description: string;
  subscriptionMetadata: Record<string, string>;
};
export type BookSubscription = {
  object: 'subscription';
  id: string;
  customer: string;
  status: 'active' | 'trialing' | 'past_due' | 'unpaid' | 'canceled' | 'incomplete';
  metadata: Record<string, string>;
  created: number;
  start_date: number;
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  trial_end: number | null;
  /** The plan, then the seats if any are paid. */
  items: { object: 'list'; data: [BookItem, ...BookItem[]] };
};
export type BookItem = {
  id: string;
  price: { id: string; product: string; unit_amount: number };
  quantity: number;
  current_period_start: number;
  current_period_end: number;
};
export type BookInvoice = ReturnType<typeof newInvoice>;
export type BookEvent = {
  object: 'event';
  id: string;
  api_version: string;
  created: number;
  livemode: boolean;
  type: string;
  data: { object: unknown };
};

const MONTH_SECONDS = 30 * 24 * 60 * 60;

export type StripeBook = ReturnType<typeof openStripeBook>;

type Options = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Of the events. */
  apiVersion: string;
};

/** What an account of Stripe holds, and what time, banks and people do to it. */
export function openStripeBook(options: Options) {
  const records = openRecords(options);
  return { ...records, ...actsOn(records) };
}

/** What an account of Stripe holds. Each change adds its events, as Stripe does. */
function openRecords({ now, apiVersion }: Options) {
  let count = 0;
  const newId = (prefix: string) => `${prefix}_${(count += 1).toString().padStart(6, '0')}`;
  const seconds = () => Math.floor(now() / 1000);
  const customers = new Map<string, BookCustomer>();
  const sessions = new Map<string, BookSession>();
  const subscriptions = new Map<string, BookSubscription>();
  const invoices = new Map<string, BookInvoice>();
  /** Not delivered yet, the oldest first. */
  const events: BookEvent[] = [];

  function report(type: string, object: unknown): void {
    const id = newId('evt');
    // As it is now: Stripe sends the state of that moment.
    const data = { object: structuredClone(object) };
    events.push({
      object: 'event',
      id,
      api_version: apiVersion,
      created: seconds(),
      livemode: false,
      type,
      data,
    });
  }

  function charge(subscription: BookSubscription, isPaid: boolean): BookInvoice {
    const [{ current_period_start: start, current_period_end: end }] = subscription.items.data;
    const invoice = newInvoice({
      id: newId('in'),
      subscription,
      period: { start, end },
      isPaid,
      at: seconds(),
    });
    invoices.set(invoice.id, invoice);
    report(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
    return invoice;
  }

  function end(subscriptionId: string): BookSubscription | undefined {
    const subscription = subscriptions.get(subscriptionId);
    if (!subscription) return undefined;
    Object.assign(subscription, { status: 'canceled', canceled_at: seconds(), ended_at: seconds() });
    report('customer.subscription.deleted', subscription);
    return subscription;
  }

  return { customers, sessions, subscriptions, invoices, events, newId, seconds, report, charge, end };
}

function actsOn(records: ReturnType<typeof openRecords>) {
  const { customers, sessions, subscriptions, invoices, newId, seconds, report, charge, end } = records;

  /** The person pays at the checkout, from abroad to an account in India. A bank that takes days leaves it `processing`. */
  function pay(sessionId: string, { isProcessing = false } = {}): BookSession {
    const session = sessions.get(sessionId);
    if (session?.status !== 'open') throw new Error('This checkout is not open.');
    const customer = session.customer ?? newId('cus');
    const { email, name } = customers.get(customer) ?? {
      email: session.customer_email ?? '',
      name: undefined,
    };
    const given = session.isAddressAsked && session.isCustomerUpdated ? 'Imogen Clarke' : name;
    if (given === undefined || session.description === '')
      throw new Error('Export transactions require a description, and a customer name and address.');
    customers.set(customer, { object: 'customer', id: customer, email, name: given });
    const subscription = newSubscription({
      ids: [newId('sub'), newId('si')],
      customer,
      priceId: session.price,
      metadata: session.subscriptionMetadata,
      start: seconds(),
      isProcessing,
    });
    subscriptions.set(subscription.id, subscription);
    Object.assign(session, { status: 'complete', customer, url: null });
    report('customer.subscription.created', subscription);
    if (!isProcessing) {
      session.payment_status = 'paid';
      charge(subscription, true);
    }
    report('checkout.session.completed', session);
    return session;
  }

  const ofCustomer = (customer: string) =>
    [...subscriptions.values()].filter((one) => one.customer === customer && one.status !== 'canceled');

  /** The end of a period: it ends, is paid for once more, or cannot be. */
  function renew(customer: string, outcome: 'paid' | 'failed'): void {
    for (const subscription of ofCustomer(customer)) {
      if (subscription.cancel_at_period_end) {
        end(subscription.id);
        continue;
      }
      for (const item of subscription.items.data) {
        item.current_period_start = item.current_period_end;
        item.current_period_end += MONTH_SECONDS;
      }
      subscription.status = outcome === 'paid' ? 'active' : 'past_due';
      charge(subscription, outcome === 'paid');
      report('customer.subscription.updated', subscription);
    }
  }

  /** The person pays in the portal what is due. */
  function payDue(customer: string): void {
    for (const subscription of ofCustomer(customer)) {
      subscription.status = 'active';
      for (const invoice of invoices.values()) {
        if (invoice.customer !== customer || invoice.status !== 'open') continue;
        invoice.status = 'paid';
        invoice.amount_paid = invoice.amount_due;
        invoice.status_transitions.paid_at = seconds();
        report('invoice.paid', invoice);
      }
      report('customer.subscription.updated', subscription);
    }
  }

  return { pay, renew, payDue };
}

type NewSubscription = {
  /** Of the subscription and of its item. */
  ids: [string, string];
  customer: string;
  priceId: string;
  metadata: Record<string, string>;
  start: number;
  isProcessing: boolean;
};

const newSubscription = ({
  ids,
  customer,
  priceId,
  metadata,
  start,
  isProcessing,
}: NewSubscription): BookSubscription => ({
  object: 'subscription',
  id: ids[0],
  customer,
  status: isProcessing ? 'incomplete' : 'active',
  metadata,
  created: start,
  start_date: start,
  billing_cycle_anchor: start,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  ended_at: null,
  trial_end: null,
  items: {
    object: 'list',
    data: [
      {
        id: ids[1],
        price: { id: priceId, product: 'talaash_premium', unit_amount: 2500 },
        quantity: 1,
        current_period_start: start,
        current_period_end: start + MONTH_SECONDS,
      },
    ],
  },
});

type Charged = {
  id: string;
  subscription: BookSubscription;
  period: { start: number; end: number };
  isPaid: boolean;
  at: number;
};

const totalOf = ({ items }: BookSubscription): number =>
  items.data.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0);

const newInvoice = ({ id, subscription, period, isPaid, at }: Charged) => ({
  object: 'invoice',
  id,
  customer: subscription.customer,
  subscription: subscription.id,
  status: (isPaid ? 'paid' : 'open') as 'paid' | 'open' | 'void',
  attempted: true,
  number: `TWIN-${id}`,
  receipt_number: null,
  total: totalOf(subscription),
  amount_due: totalOf(subscription),
  amount_paid: isPaid ? totalOf(subscription) : 0,
  currency: 'usd',
  created: at,
  lines: {
    object: 'list',
    data: [{ object: 'line_item', parent: { type: 'subscription_item_details' }, period }],
  },
  parent: {
    type: 'subscription_details',
    subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
  },
  status_transitions: { finalized_at: at, paid_at: isPaid ? at : null },
});
