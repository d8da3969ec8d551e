import { expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';

const withPages = await testApp();
const without = await testApp({ env: { DEMO_PAGES: 'off' } });

const DEMO_ADDRESSES = [
  '/demo',
  '/demo/form',
  '/demo/design-system?theme=talaash',
  '/design-system-demo',
  // The router in the browser reads these as the same pages.
  '/Demo/form',
  '/%64emo/form',
];

test('the demo pages are not found where they are off, and the browser is told', async () => {
  for (const address of DEMO_ADDRESSES) expect((await without.request(address)).status, address).toBe(404);
  expect(await without.client().publicConfiguration.get()).toMatchObject({ hasDemoPages: false });
  expect(await withPages.client().publicConfiguration.get()).toMatchObject({ hasDemoPages: true });
});

test('the demo pages are never indexed, and other pages are no demo pages', async () => {
  const elsewhere = await withPages.request('/demos');
  expect(elsewhere.headers.get('x-robots-tag')).toBeNull();
  for (const { request } of [withPages, without])
    for (const address of DEMO_ADDRESSES)
      expect((await request(address)).headers.get('x-robots-tag'), address).toBe('noindex');
  for (const address of DEMO_ADDRESSES)
    expect((await withPages.request(address)).status, address).toBe(elsewhere.status);
  expect((await without.request('/demos')).status).toBe(elsewhere.status);
  // A broken encoding is some other address.
  expect((await without.request('/%ff')).status).not.toBe(500);
});
