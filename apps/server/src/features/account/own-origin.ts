/**
 * The path of an address on our own origin, from which it leads nowhere else; undefined for any other address, so that no
 * link and no answer of ours leads to another site.
 */
export function onOwnOrigin(address: string | undefined, baseUrl: string): string | undefined {
  if (address === undefined) return undefined;
  const { origin } = new URL(baseUrl);
  const url = URL.parse(address, baseUrl);
  if (url?.origin !== origin) return undefined;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // A path that begins with two slashes names a host by itself.
  return URL.parse(path, baseUrl)?.origin === origin ? path : undefined;
}
