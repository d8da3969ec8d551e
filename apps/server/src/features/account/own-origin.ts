/** The path, query and hash of a URL on our own origin; undefined for any other URL, which prevents open redirects. */
export function pathOnOwnOrigin(address: string | undefined, baseUrl: string): string | undefined {
  if (address === undefined) return undefined;
  const { origin } = new URL(baseUrl);
  const url = URL.parse(address, baseUrl);
  if (url?.origin !== origin) return undefined;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // A path that starts with two slashes names a host.
  return URL.parse(path, baseUrl)?.origin === origin ? path : undefined;
}
