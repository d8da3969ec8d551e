import { expect, test } from 'vitest';
import { read, testWrongValues } from '../../../test/config.ts';

test('the DNS servers are those of the machine, or the named ones', () => {
  expect(read({}).dns).toEqual({ servers: undefined });
  expect(read({ DNS_SERVERS: '192.0.2.1, 127.0.0.1:5353,2001:db8::1,[2001:db8::1]:53' }).dns).toEqual({
    servers: ['192.0.2.1', '127.0.0.1:5353', '2001:db8::1', '[2001:db8::1]:53'],
  });
});

const SENTENCE =
  'DNS_SERVERS must be IP addresses separated by commas, such as 192.0.2.1 or [2001:db8::1]:5353.';

testWrongValues(
  ['dns.example', '192.0.2.1,', '192.0.2', '192.0.2.1:99999', '[192.0.2.1', 'http://192.0.2.1'].map(
    (servers) => [{ DNS_SERVERS: servers }, SENTENCE],
  ),
);
