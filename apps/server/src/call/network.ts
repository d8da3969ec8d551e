import { isIPv6 } from 'node:net';

/**
 * What limits count as one caller: an IPv4 address, or the /64 network of an IPv6 address. One subscriber gets a /64 and
 * can use any address in it.
 */
export const networkOf = (ip: string): string => prefixOf(ip, { ipv4: 4, ipv6: 4 });

/** The same for hosting providers: an IPv4 address, which many may share, or the /48 network of an IPv6 address. */
export const rentedNetworkOf = (ip: string): string => prefixOf(ip, { ipv4: 4, ipv6: 3 });

/** What one customer of a hosting provider may own: 256 IPv4 addresses, or the /48 network of an IPv6 address. */
export const providerNetworkOf = (ip: string): string => prefixOf(ip, { ipv4: 3, ipv6: 3 });

/** The first groups of an address, with the prefix length unless it is the whole address. */
function prefixOf(ip: string, groupsOf: { ipv4: number; ipv6: number }): string {
  const address = ip.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  const ipv4 = mapped ?? (isIPv6(address) ? undefined : address);
  if (ipv4 !== undefined) {
    const kept = ipv4.split('.').slice(0, groupsOf.ipv4).join('.');
    return kept === ipv4 ? ipv4 : `${kept}.0/${groupsOf.ipv4 * 8}`;
  }
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  const network = groups.slice(0, groupsOf.ipv6).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/${groupsOf.ipv6 * 16}`;
}
