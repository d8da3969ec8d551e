import type { BookSession } from './stripe-book.ts';
import { changeItems } from './stripe-item.ts';
import type { Problem, StripeState } from './stripe-state.ts';

type Route = {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  /** The names of the parameters; another one is refused. */
  params: RegExp[];
  act(state: StripeState, params: URLSearchParams, id: string): object | Problem;
};

const missing = (param: string, status = 400): Problem => ({
  status,
  problem: { code: 'resource_missing', param, message: `No such ${param}` },
});

const taken = (param: string): Problem => ({
  status: 400,
  problem: { code: 'resource_already_exists', param, message: `${param} is taken` },
});

const needed = (param: string): Problem => ({
  status: 400,
  problem: { code: 'parameter_missing', param, message: `Missing required param: ${param}.` },
});

const list = (data: object[], limit = 10) => ({
  object: 'list',
  data: data.slice(0, limit),
  has_more: data.length > limit,
});

const limitOf = (params: URLSearchParams) => Number(params.get('limit') ?? 10);

/** The values of `name[…]`. */
const under = (params: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries(
    [...params]
      .filter(([key]) => key.startsWith(`${name}[`))
      .map(([key, value]) => [key.slice(name.length + 1, -1), value]),
  );

const PRODUCTS: Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/products$/,
    params: [/^id$/, /^name$/],
    act({ products }, params) {
      const id = params.get('id') ?? '';
      if (products.has(id)) return taken('id');
      products.set(id, { object: 'product', id, name: params.get('name') });
      return products.get(id) ?? {};
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/prices$/,
    params: [/^lookup_keys\[\d\]$/, /^active$/, /^limit$/],
    act({ prices }, params) {
      const keys = Object.values(under(params, 'lookup_keys'));
      return list([...prices.values()].filter((one) => one.active && keys.includes(one.lookup_key ?? '')));
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/prices\/(\w+)$/,
    params: [],
    act: ({ prices }, _, id) => prices.get(id) ?? missing('price', 404),
  },
  {
    method: 'POST',
    path: /^\/v1\/prices$/,
    params: [/^product$/, /^lookup_key$/, /^unit_amount$/, /^currency$/, /^recurring\[interval\]$/],
    act({ book, prices, products }, params) {
      const product = params.get('product') ?? '';
      if (!products.has(product)) return missing('product');
      const key = params.get('lookup_key');
      if ([...prices.values()].some((one) => one.lookup_key === key)) return taken('lookup_key');
      const id = book.newId('price');
      prices.set(id, {
        object: 'price',
        id,
        active: true,
        currency: params.get('currency') ?? '',
        lookup_key: key,
        product,
        unit_amount: Number(params.get('unit_amount')),
        recurring: { interval: params.get('recurring[interval]') ?? '', interval_count: 1 },
      });
      return prices.get(id) ?? {};
    },
  },
];

const CHECKOUTS: Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    params: [
      /^(mode|client_reference_id|success_url|cancel_url|customer|customer_email)$/,
      /^line_items\[0\]\[(price|quantity)\]$/,
      /^(subscription_data\[metadata\]|metadata)\[\w+\]$/,
      /^(subscription_data\[description\]|billing_address_collection|customer_update\[(address|name)\])$/,
    ],
    act({ book, prices, url }, params) {
      if (params.get('mode') !== 'subscription') return needed('mode');
      const price = params.get('line_items[0][price]') ?? '';
      if (!prices.has(price)) return missing('line_items[0][price]');
      const customer = params.get('customer');
      if (customer !== null && !book.customers.has(customer)) return missing('customer');
      const isUpdated =
        params.get('customer_update[address]') === 'auto' && params.get('customer_update[name]') === 'auto';
      if (isUpdated && customer === null) return needed('customer');
      const id = book.newId('cs_test');
      const session: BookSession = {
        object: 'checkout.session',
        id,
        client_reference_id: params.get('client_reference_id'),
        customer,
        customer_email: params.get('customer_email'),
        status: 'open',
        payment_status: 'unpaid',
        url: `${url}/pay/${id}`,
        success_url: params.get('success_url') ?? '',
        cancel_url: params.get('cancel_url') ?? '',
        price,
        isAddressAsked: params.get('billing_address_collection') === 'required',
        isCustomerUpdated: customer === null || isUpdated,
        description: params.get('subscription_data[description]') ?? '',
        subscriptionMetadata: under(params, 'subscription_data[metadata]'),
      };
      book.sessions.set(id, session);
      return session;
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions\/(\w+)$/,
    params: [],
    act: ({ book }, _, id) => book.sessions.get(id) ?? missing('session', 404),
  },
];

const PORTALS: Route[] = [
  {
    method: 'GET',
    path: /^\/v1\/billing_portal\/configurations$/,
    params: [/^active$/, /^limit$/],
    act: ({ portals }, params) => list([...portals.values()], limitOf(params)),
  },
  {
    method: 'POST',
    path: /^\/v1\/billing_portal\/configurations$/,
    params: [
      /^metadata\[\w+\]$/,
      /^features\[(payment_method_update|invoice_history|customer_update|subscription_cancel)\]\[enabled\]$/,
      /^features\[customer_update\]\[allowed_updates\]\[\d\]$/,
      /^features\[subscription_cancel\]\[mode\]$/,
    ],
    act({ book, portals }, params) {
      const id = book.newId('bpc');
      portals.set(id, { id, active: true, metadata: under(params, 'metadata') });
      return portals.get(id) ?? {};
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/billing_portal\/sessions$/,
    params: [/^(customer|return_url|configuration)$/],
    act({ book, portals, portalSessions, url }, params) {
      const customer = params.get('customer') ?? '';
      if (!book.customers.has(customer)) return missing('customer');
      if (!portals.has(params.get('configuration') ?? '')) return missing('configuration');
      const id = book.newId('bps');
      portalSessions.set(id, { customer, returnUrl: params.get('return_url') ?? '' });
      return { object: 'billing_portal.session', id, url: `${url}/portal/${id}` };
    },
  },
];

const SUBSCRIPTIONS: Route[] = [
  {
    method: 'GET',
    path: /^\/v1\/subscriptions$/,
    params: [/^(customer|status|limit)$/],
    act({ book }, params) {
      const customer = params.get('customer') ?? '';
      if (!book.customers.has(customer)) return missing('customer');
      if (params.get('status') !== 'all') return needed('status');
      const found = [...book.subscriptions.values()].filter((one) => one.customer === customer);
      return list(found.reverse(), limitOf(params));
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    params: [/^(cancel_at_period_end|cancel_at)$/, /^items\[\d\]\[(id|price|quantity|deleted)\]$/],
    act(state, params, id) {
      const { book } = state;
      const subscription = book.subscriptions.get(id);
      if (!subscription || subscription.status === 'canceled') return missing('id', 404);
      const refused = changeItems(state, subscription, params);
      if (refused) return refused;
      const atEnd = params.get('cancel_at_period_end');
      if (atEnd !== null) subscription.cancel_at_period_end = atEnd === 'true';
      subscription.cancel_at = subscription.cancel_at_period_end
        ? subscription.items.data[0].current_period_end
        : null;
      book.report('customer.subscription.updated', subscription);
      return subscription;
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    params: [],
    act: ({ book }, _, id) => book.subscriptions.get(id) ?? missing('id', 404),
  },
  {
    method: 'DELETE',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    params: [],
    act: ({ book }, _, id) =>
      book.subscriptions.get(id)?.status === 'canceled'
        ? missing('id', 404)
        : (book.end(id) ?? missing('id', 404)),
  },
  {
    method: 'GET',
    path: /^\/v1\/invoices$/,
    params: [/^(subscription|status|limit)$/],
    act({ book }, params) {
      const status = params.get('status');
      const found = [...book.invoices.values()].filter(
        (one) =>
          one.subscription === params.get('subscription') && (status === null || one.status === status),
      );
      return list(found.reverse(), limitOf(params));
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/invoices\/(\w+)\/void$/,
    params: [],
    act({ book }, _, id) {
      const invoice = book.invoices.get(id);
      if (invoice?.status !== 'open') return missing('id', 404);
      invoice.status = 'void';
      book.report('invoice.voided', invoice);
      return invoice;
    },
  },
  {
    method: 'DELETE',
    path: /^\/v1\/customers\/(\w+)$/,
    params: [],
    act({ book }, _, id) {
      if (!book.customers.delete(id)) return missing('id', 404);
      for (const one of book.subscriptions.values())
        if (one.customer === id && one.status !== 'canceled') book.end(one.id);
      return { object: 'customer', id, deleted: true };
    },
  },
];

/** The endpoints of Stripe that we use, each with the parameters that we may send. */
export const STRIPE_ROUTES: Route[] = [...PRODUCTS, ...CHECKOUTS, ...PORTALS, ...SUBSCRIPTIONS];
