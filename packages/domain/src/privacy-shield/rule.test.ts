import { expect, test } from 'vitest';
import { SHIELD_ENTRIES_MAX } from './limit.ts';
import { companyKeys, kindOfKey, shieldKey, shieldRefusal, valueOfKey } from './rule.ts';

const lumen = {
  companyId: 'c1',
  name: 'Lumen Retail Pvt Ltd',
  domains: ['careers.lumenretail.com'],
  isAgency: false,
};

test.each([
  ['name', 'lumen retail', true],
  ['name', 'Lumen', false],
  ['domain', 'lumenretail.com', true],
  ['domain', 'careers.lumenretail.com', true],
  ['domain', 'jobs.lumenretail.com', false],
  ['domain', 'retail.com', false],
  ['company', 'c1', true],
  ['company', 'c2', false],
  ['agency', '', false],
] as const)('an entry for the %s %j: %s', (kind, value, isHidden) => {
  const key = shieldKey(kind, value) ?? '';
  expect(companyKeys(lumen).includes(key)).toBe(isHidden);
  expect([kindOfKey(key), shieldKey(kind, valueOfKey(key))]).toEqual([kind, key]);
});

test('agencies are one kind, and a free address says nothing of its company', () => {
  const agency = { ...lumen, domains: ['gmail.com'], isAgency: true };
  expect(companyKeys(agency)).toEqual(['company:c1', 'name:lumenretail', shieldKey('agency', '')]);
});

test('what cannot be hidden from is refused', () => {
  expect(shieldRefusal('domain', 'gmail.com', [])).toMatch(/Anybody/);
  expect(shieldRefusal('domain', 'in', [])).toMatch(/Type a mail domain/);
  expect(shieldRefusal('domain', 'co.in', [])).toMatch(/share/);
  expect(shieldRefusal('name', '...', [])).toMatch(/Type the name/);
  expect(shieldRefusal('domain', 'a.lumen.com', ['domain:lumen.com'])).toMatch(/under lumen\.com/);
  const full = Array.from({ length: SHIELD_ENTRIES_MAX }, (_, at) => `name:n${at}`);
  expect(shieldRefusal('name', 'Lumen', full)).toMatch(/limit/);
  expect(shieldRefusal('name', 'n1', full)).toBeUndefined();
  expect(shieldRefusal('agency', '', [])).toBeUndefined();
});
