import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is on the public internet. Everything else is refused: this machine, private and shared networks, the metadata
 * services of clouds, and IPv6 addresses that stand for an IPv4 address.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';

/** Whether an IP address is this machine's own. */
export const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback';
