import { BlockList, isIP } from 'node:net';

/** Private networks. */
const own = new BlockList();
own.addSubnet('127.0.0.0', 8);
own.addSubnet('10.0.0.0', 8);
own.addSubnet('172.16.0.0', 12);
own.addSubnet('192.168.0.0', 16);
own.addSubnet('::1', 128, 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');

/**
 * Whether an address is on this machine or in the operator's own network, where a model server often speaks plain http. A host
 * name counts if it has no dot, such as a container's, or belongs to a local domain.
 */
export function isOwnAddress(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version !== 0) return own.check(host, version === 6 ? 'ipv6' : 'ipv4');
  return !host.includes('.') || /\.(?:localhost|local|internal|lan|home\.arpa)$/.test(host);
}
