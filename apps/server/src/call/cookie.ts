import { type Config, isHttps } from '../base/config.ts';

/**
 * The prefix of our cookies. Browsers accept `__Host-` only over https, for the whole origin and from this host: no sibling
 * domain and no page over http can set such a cookie.
 */
export const cookiePrefix = (config: Pick<Config, 'baseUrl'>): string =>
  isHttps(config) ? '__Host-talaash' : 'talaash';

/** The log-in library's cookie with the session's token. */
export const sessionCookieName = (config: Pick<Config, 'baseUrl'>): string =>
  `${cookiePrefix(config)}.session_token`;

/**
 * The value of the cookie with exactly this name. Undefined if it is missing, or present several times: one of them may be
 * planted.
 */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const [first, second] = pairsOf(header).filter((pair) => nameOf(pair) === name);
  return second === undefined ? first?.slice(name.length + 1) : undefined;
}

/** The cookies whose name occurs once, for a parser that would accept duplicates. */
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
