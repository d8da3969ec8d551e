import type { IncomingMessage } from 'node:http';
import { CERTIFICATE_PAGE_MAX } from '@talaash/domain/verified-fact/limit';
import { type PublicRequestOptions, readTextUpTo, requestPublic } from '../../base/public-request.ts';

export type PageOptions = PublicRequestOptions & {
  /** The time for one certificate, with all its requests. */
  milliseconds?: number;
  bytes?: number;
};

export type PageAnswer =
  /** Text that the page contains, in its parts: `text` is called for each as it arrives. */
  { outcome: 'read'; isJson: boolean } | { outcome: 'unreachable' | 'refused' };

/**
 * Reads one page of the public internet. It follows no redirects and stops after `bytes`.
 *
 * @param onText gets the text of the page in pieces, and whether it is JSON
 */
export async function getPage(
  address: string,
  options: PageOptions & { signal: AbortSignal },
  onText: (piece: string, isJson: boolean) => void,
): Promise<PageAnswer> {
  const response = await requestPublic(address, options, {
    signal: options.signal,
    headers: {
      accept: 'text/html, application/json;q=0.9, application/ld+json;q=0.9',
      'user-agent': 'Talaash certificate check',
    },
  });
  if (typeof response === 'string') return { outcome: response };
  try {
    return await readAnswer(response, options, onText);
  } catch {
    return { outcome: 'unreachable' };
  } finally {
    response.destroy();
  }
}

async function readAnswer(
  response: IncomingMessage,
  { bytes = CERTIFICATE_PAGE_MAX.bytes, signal }: PageOptions & { signal: AbortSignal },
  onText: (piece: string, isJson: boolean) => void,
): Promise<PageAnswer> {
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400) return { outcome: 'refused' };
  // An encoding was not requested: a small answer cannot grow.
  const isEncoded = (headers['content-encoding'] ?? 'identity') !== 'identity';
  if (statusCode !== 200 || isEncoded) return { outcome: 'unreachable' };
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/.test(headers['content-type'] ?? '');
  await readTextUpTo(response, { bytes, signal }, (piece) => onText(piece, isJson));
  return { outcome: 'read', isJson };
}
