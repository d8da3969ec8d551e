import { type Config, isHttps } from '../base/config.ts';

/**
 * What the names of our cookies begin with. Under https a browser accepts `__Host-` only for the whole origin, over https,
 * and from this host itself: no sibling domain and no page over http can set such a cookie.
 */
export const cookiePrefix = (config: Pick<Config, 'baseUrl'>): string =>
  isHttps(config) ? '__Host-talaash' : 'talaash';

/** The sign-in library's cookie with the session's token. */
export const sessionCookieName = (config: Pick<Config, 'baseUrl'>): string =>
  `${cookiePrefix(config)}.session_token`;

/** The value of the cookie with exactly this name; undefined when there is none, or several of which one may be planted. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const [first, second] = pairsOf(header).filter((pair) => nameOf(pair) === name);
  return second === undefined ? first?.slice(name.length + 1) : undefined;
}

/** The cookies whose name occurs once, for a reader that would take any of several. */
export function unambiguousCookies(header: string | undefined): string | undefined {
  const pairs = pairsOf(header);
  const names = pairs.map(nameOf);
  const kept = pairs.filter((pair, at) =>
    names.every((name, other) => other === at || name !== nameOf(pair)),
  );
  return kept.length === 0 ? undefined : kept.join('; ');
}

const pairsOf = (header: string | undefined): string[] =>
  header === undefined ? [] : header.split(';').map((pair) => pair.trim());

const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? '';
