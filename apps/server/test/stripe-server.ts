import Stripe from 'stripe';
import { protocolServer, type WireAnswer, type WireRequest } from './protocol-server.ts';
import { openStripeBook } from './stripe-book.ts';
import { stripePage } from './stripe-page.ts';
import { STRIPE_ROUTES } from './stripe-route.ts';
import type { StripeState } from './stripe-state.ts';

const API_VERSION = '2026-10-28.endive';
const KEYS = { test: 'sk_test_twin12345678', live: 'sk_live_twin12345678' };
const WEBHOOK_SECRET = 'whsec_twin12345678';

type Options = {
  now?: () => number;
  /** Whether it stands in for the mode that takes money. */
  mode?: keyof typeof KEYS;
  /** Our server, for what people do on the pages; without it a test delivers the events itself. */
  reportsTo?: () => string;
};

type Delivery = {
  /** Where our server is. */
  url: string;
  /** Sends each event so often. */
  times?: number;
  isReversed?: boolean;
};

/**
 * A local stand-in for Stripe: the endpoints that we use, with state. As Stripe does, it refuses wrong keys, versions and
 * parameters that it does not know, answers a repeated idempotency key with the first answer, and signs what it reports.
 */
export async function stripeServer({ now = Date.now, mode = 'test', reportsTo }: Options = {}) {
  const secretKey = KEYS[mode];
  const book = openStripeBook({ now, apiVersion: API_VERSION });
  const state: StripeState = {
    book,
    url: '',
    products: new Map(),
    prices: new Map(),
    portals: new Map(),
    portalSessions: new Map(),
  };
  const respondToApi = openApi(state, secretKey);
  let instead: ((request: WireRequest) => WireAnswer | undefined) | undefined;

  async function respond(request: WireRequest): Promise<WireAnswer> {
    const given = instead?.(request);
    if (given) return given;
    const { pathname } = new URL(request.path, state.url);
    if (pathname.startsWith('/v1/')) return respondToApi(request, pathname);
    const page = stripePage(state, request.method, pathname);
    if (reportsTo) await deliver({ url: reportsTo() });
    return page;
  }

  const server = await protocolServer(respond);
  state.url = server.url;

  /** Sends what has happened since the last time, signed as Stripe signs. @returns the status of each answer */
  async function deliver({ url, times = 1, isReversed = false }: Delivery): Promise<number[]> {
    const events = book.events.splice(0);
    if (isReversed) events.reverse();
    const statuses: number[] = [];
    for (const event of events.flatMap((one) => Array.from({ length: times }, () => one)))
      statuses.push((await sendEvent(url, JSON.stringify(event))).status);
    return statuses;
  }

  const sendEvent = (
    url: string,
    payload: string,
    { secret = WEBHOOK_SECRET, at = now() } = {},
  ): Promise<Response> =>
    fetch(`${url}/api/payments/webhook`, {
      method: 'POST',
      body: payload,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({
          payload,
          secret,
          timestamp: Math.floor(at / 1000),
        }),
      },
    });

  return {
    book,
    state,
    deliver,
    sendEvent,
    requests: server.requests,
    /** The variables that plug it in. */
    env: {
      PAYMENTS_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: server.url,
    },
    options: {
      secretKey,
      webhookSecret: WEBHOOK_SECRET,
      isTestMode: mode === 'test',
      priceId: undefined,
      seatPriceInDollars: null,
      apiUrl: server.url,
      now,
    },
    /** Answers requests in another way from now on, as far as this one answers them; without it as before. */
    answerInstead(answer?: (request: WireRequest) => WireAnswer | undefined) {
      instead = answer;
    },
    close: server.close,
  };
}

/** The API: who may ask, what is asked again, and what that does. */
function openApi(state: StripeState, secretKey: string) {
  const answered = new Map<string, { request: string; answer: WireAnswer }>();
  return (request: WireRequest, pathname: string): WireAnswer => {
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return failure(401, { message: 'Invalid API Key provided: sk_***' });
    if (request.headers['stripe-version'] !== API_VERSION)
      return failure(400, { message: 'Invalid Stripe API version' });
    const key = request.headers['idempotency-key'];
    const sent = `${request.method} ${pathname} ${request.body.toString()}`;
    const before = typeof key === 'string' ? answered.get(key) : undefined;
    if (before && before.request !== sent)
      return failure(400, {
        type: 'idempotency_error',
        message: 'Keys can only be used with the same parameters.',
      });
    const answer = before?.answer ?? actOn(state, request, pathname);
    if (typeof key === 'string') answered.set(key, { request: sent, answer });
    return answer;
  };
}

function actOn(state: StripeState, request: WireRequest, pathname: string): WireAnswer {
  for (const { method, path, params: known, act } of STRIPE_ROUTES) {
    const match = request.method === method ? path.exec(pathname) : null;
    if (!match) continue;
    const params = new URLSearchParams(method === 'GET' ? request.query : request.body.toString());
    const unknown = [...params.keys()].find((name) => !known.some((one) => one.test(name)));
    if (unknown !== undefined)
      return failure(400, { code: 'parameter_unknown', param: unknown, message: 'Unknown parameter' });
    const result = act(state, params, match[1] ?? '');
    return 'problem' in result ? failure(result.status, result.problem) : { body: structuredClone(result) };
  }
  return failure(404, { message: `Unrecognized request URL (${request.method}: ${pathname}).` });
}

export const failure = (status: number, problem: object): WireAnswer => ({
  status,
  headers: { 'request-id': 'req_twin' },
  body: { error: { type: 'invalid_request_error', ...problem } },
});
