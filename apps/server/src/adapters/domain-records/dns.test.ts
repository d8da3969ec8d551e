import { afterAll, expect, test } from 'vitest';
import { openDnsServer } from '../../../test/dns-server.ts';
import { createDomainRecords } from './dns.ts';

const dns = await openDnsServer();
afterAll(dns.close);
const records = createDomainRecords({ servers: [dns.address] });

test('texts are read whole, also a long one in pieces', async () => {
  dns.answer('_talaash.found.test', [['one'], ['a'.repeat(255), 'b'.repeat(40)]]);
  expect(await records.readTexts('_talaash.found.test')).toEqual({
    outcome: 'read',
    texts: ['one', `${'a'.repeat(255)}${'b'.repeat(40)}`],
  });
});

test('a name that does not exist, or has no texts, is a certain answer', async () => {
  dns.answer('_talaash.empty.test', []);
  for (const name of ['_talaash.nowhere.test', '_talaash.empty.test'])
    expect(await records.readTexts(name), name).toEqual({ outcome: 'read', texts: [] });
});

test('a failure and a server that is silent say nothing', async () => {
  dns.answer('_talaash.broken.test', 'servfail');
  dns.answer('_talaash.silent.test', 'silence');
  const readings = ['_talaash.broken.test', '_talaash.silent.test'].map((name) => records.readTexts(name));
  expect(await Promise.all(readings)).toEqual([{ outcome: 'unknown' }, { outcome: 'unknown' }]);
  expect(dns.asked.filter((name) => name === '_talaash.silent.test')).toHaveLength(2);
});
