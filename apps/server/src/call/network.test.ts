import { expect, test } from 'vitest';
import { networkOf, providerNetworkOf, rentedNetworkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001::9', '2001:db8:1:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
])('%s counts as %s where servers are rented', (ip, network) => {
  expect(rentedNetworkOf(ip)).toBe(network);
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::5', '2001:db8:0::/48'],
])('%s counts as a part of %s', (ip, network) => {
  expect(providerNetworkOf(ip)).toBe(network);
});
