import type { IncomingMessage } from 'node:http';
import { WEBHOOK_ANSWER_BYTES, WEBHOOK_ANSWER_SECONDS } from '@talaash/domain/webhook/limit';
import { webhookAddressRefusal } from '@talaash/domain/webhook/rule';
import { isLoopbackAddress, isPublicAddress } from '../../base/public-address.ts';
import {
  type PublicRequestOptions,
  readTextUpTo,
  requestPublic,
  resolverOf,
} from '../../base/public-request.ts';
import type { WebhookAnswer, WebhookSender } from './port.ts';

export type WebhookSenderOptions = Omit<PublicRequestOptions, 'isAllowed' | 'isAllowedUrl'> & {
  isLocal: boolean;
  milliseconds?: number;
};

/**
 * Sends each request on a connection of its own, to an address that was checked, and follows no redirects. It waits for the beginning
 * of the answer alone: what an endpoint sends beyond, or too slowly, is not read.
 */
export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const { isLocal, milliseconds = WEBHOOK_ANSWER_SECONDS * 1000, ...asking } = options;
  const isAllowedIp = (address: string) =>
    isPublicAddress(address) || (isLocal && isLoopbackAddress(address));
  const resolve = asking.resolve ?? resolverOf(asking.servers);
  const guarded: PublicRequestOptions = {
    ...asking,
    resolve: async (host) => (isLocal && host === 'localhost' ? ['127.0.0.1'] : resolve(host)),
    isAllowed: isAllowedIp,
    isAllowedUrl: (url) => webhookAddressRefusal(url, isLocal) === undefined,
  };
  return {
    isLocal,
    isAllowedIp,
    async send({ address, headers, body }) {
      const signal = AbortSignal.timeout(milliseconds);
      let detail: string | null = null;
      const response = await requestPublic(address, guarded, {
        method: 'POST',
        signal,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'user-agent': 'Talaash webhooks',
        },
        body,
        onError: ({ code }) => {
          detail = code ?? null;
        },
      });
      if (response === 'unreachable' && signal.aborted) return { failure: 'timeout', detail: null };
      if (typeof response === 'string') return { failure: response, detail };
      return readAnswer(response, signal);
    },
  };
}

/** The status counts, also if the rest is late or breaks off. */
async function readAnswer(response: IncomingMessage, signal: AbortSignal): Promise<WebhookAnswer> {
  let text = '';
  try {
    await readTextUpTo(response, { bytes: WEBHOOK_ANSWER_BYTES, signal }, (piece) => {
      text += piece;
    });
  } catch {
    // What was read until then is shown.
  } finally {
    response.destroy();
  }
  return { status: response.statusCode ?? 0, answer: storable(text) };
}

/** A text of PostgreSQL has no NUL. */
const storable = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed();
