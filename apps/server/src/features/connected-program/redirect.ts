import {
  PROGRAM_NAME_LENGTH_MAX,
  REDIRECT_URI_LENGTH_MAX,
  REDIRECT_URIS_MAX,
} from '@talaash/domain/connected-program/limit';
import { CONNECTION_REFUSALS } from '@talaash/domain/connected-program/words';
import { visibleText } from '@talaash/domain/tool/rule';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address is on the device of the browser: over http, by a name that no other machine has. */
const isLoopback = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && LOOPBACK.has(hostname);

/** Whether a program may get answers at an address: over https, or on the person's own device. */
export function isRedirectUri(uri: string): boolean {
  // oxlint-disable-next-line no-control-regex -- a browser would drop or change them
  if (uri.length > REDIRECT_URI_LENGTH_MAX || /[\u0000-\u0020\u007f-\uffff\\#*]/.test(uri)) return false;
  const url = URL.parse(uri);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' ? url.hostname.includes('.') : isLoopback(url);
}

/** Whether a registered address is the one of a request. A program on a device listens at any free port. */
export function isSameRedirect(registered: string, given: string): boolean {
  if (registered === given) return true;
  const [one, other] = [URL.parse(registered), URL.parse(given)];
  if (one === null || other === null || !isRedirectUri(given)) return false;
  if (!isLoopback(one) || !isLoopback(other)) return false;
  return one.hostname === other.hostname && one.pathname === other.pathname && one.search === other.search;
}

/** Why addresses cannot be registered; undefined if they can. */
export function redirectUrisRefusal(uris: readonly string[]): string | undefined {
  if (uris.length === 0 || uris.length > REDIRECT_URIS_MAX) return CONNECTION_REFUSALS.redirectUrisCount;
  return uris.every(isRedirectUri) ? undefined : CONNECTION_REFUSALS.redirectUris;
}

/** The site of an address; null for one on the person's own device. */
export function siteOf(redirectUri: string): string | null {
  const url = new URL(redirectUri);
  return isLoopback(url) ? null : url.host;
}

/** The name of a program as people read it: letters, digits and a few marks, on one line; else the site of its answers. */
export function programNameOf(given: unknown, redirectUris: readonly string[]): string {
  const written = typeof given === 'string' ? visibleText(given.slice(0, 500)) : '';
  const name = written
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{M}\p{N}.,&'()+_-]+/gu, ' ')
    // Many marks on one letter would cover the lines around it.
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1');
  const short = [...name.trim()].slice(0, PROGRAM_NAME_LENGTH_MAX).join('').trim();
  if (/[\p{L}\p{N}]/u.test(short)) return short;
  const [first] = redirectUris;
  return (first === undefined ? null : siteOf(first)) ?? CONNECTION_REFUSALS.unnamed;
}
