import { isIPv6 } from 'node:net';

/**
 * What limits count as one caller: an IPv4 address, or the /64 network of an IPv6 address. One subscriber gets a /64 and
 * can use any address in it; one that rents servers gets a /48.
 */
export function networkOf(ip: string, bits: 48 | 64 = 64): string {
  const address = ip.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  const network = groups.slice(0, bits / 16).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/${bits}`;
}
