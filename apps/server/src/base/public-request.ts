import { promises } from 'node:dns';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const DNS = { timeout: 2000, tries: 2 };

/** How requests to addresses that people choose are made. */
export type PublicRequestOptions = {
  /** The DNS servers; undefined for those of the machine. */
  servers: readonly string[] | undefined;
  /** The addresses of a host; a test may set them. */
  resolve?: (host: string) => Promise<string[]>;
  isAllowed?: (address: string) => boolean;
  /** Which web addresses may be asked: by default those of https at its own port. */
  isAllowedUrl?: (url: URL) => boolean;
  /** How a connection is opened; a test may speak http to a server of its own. */
  request?: typeof httpsRequest;
};

type Asked = Pick<RequestOptions, 'method' | 'headers'> & {
  body?: string;
  signal: AbortSignal;
  /** Gets what made a connection unreachable. */
  onError?: (error: NodeJS.ErrnoException) => void;
};

/**
 * Sends a request to an address that somebody has chosen: over https, and never into a private network. The host is resolved
 * first, and the connection goes to an address that was checked, so a name cannot lead elsewhere a moment later. It follows no
 * redirects: a caller refuses them.
 */
export async function requestPublic(
  address: string,
  options: PublicRequestOptions,
  asked: Asked,
): Promise<IncomingMessage | 'unreachable' | 'refused'> {
  const url = new URL(address);
  if (url.username !== '' || !(options.isAllowedUrl ?? isPlainHttps)(url)) return 'refused';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await (options.resolve ?? resolverOf(options.servers))(host);
  const [first] = addresses;
  if (first === undefined) return 'unreachable';
  if (!addresses.every(options.isAllowed ?? isPublicAddress)) return 'refused';
  return send(url, first, options, asked).catch((error: NodeJS.ErrnoException) => {
    asked.onError?.(error);
    return 'unreachable' as const;
  });
}

/** A default port is not in `port`. */
const isPlainHttps = ({ protocol, port }: URL): boolean => protocol === 'https:' && port === '';

/** Asks the DNS directly: names of this machine are unknown to it, and slow names keep no thread busy. */
export function resolverOf(servers: readonly string[] | undefined): (host: string) => Promise<string[]> {
  return async (host) => {
    const resolver = new promises.Resolver(DNS);
    if (servers) resolver.setServers(servers);
    const found = await Promise.all([
      resolver.resolve4(host).catch(() => []),
      resolver.resolve6(host).catch(() => []),
    ]);
    return found.flat();
  };
}

function send(
  url: URL,
  address: string,
  { request = url.protocol === 'http:' ? httpRequest : httpsRequest }: PublicRequestOptions,
  { signal, method, headers, body }: Asked,
): Promise<IncomingMessage> {
  const family = isIP(address);
  const lookup: LookupFunction = (_host, { all }, done) =>
    all ? done(null, [{ address, family }]) : done(null, address, family);
  const options: RequestOptions = {
    ...(method === undefined ? {} : { method }),
    lookup,
    signal,
    headers: { 'accept-encoding': 'identity', ...headers },
    // A connection of its own: none is shared with other requests.
    agent: false,
  };
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end(body);
  });
}

/** Reads a text in pieces, and stops after `bytes`. @returns whether that was all of it */
export async function readTextUpTo(
  response: IncomingMessage,
  { bytes, signal }: { bytes: number; signal: AbortSignal },
  onText: (piece: string) => void,
): Promise<boolean> {
  const decoder = new TextDecoder();
  let left = bytes;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    signal.throwIfAborted();
    onText(decoder.decode(chunk.subarray(0, left), { stream: true }));
    left -= chunk.byteLength;
    if (left <= 0) return false;
  }
  return true;
}
