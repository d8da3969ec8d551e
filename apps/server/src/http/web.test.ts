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
  for (const { request } of [withPages, without])
    for (const address of DEMO_ADDRESSES)
      expect((await request(address)).headers.get('x-robots-tag'), address).toBe('noindex');
  for (const address of DEMO_ADDRESSES)
    expect((await withPages.request(address)).status, address).not.toBe(404);
  for (const { request } of [withPages, without]) expect((await request('/demos')).status).toBe(404);
  // A broken encoding is some other address.
  expect((await without.request('/%ff')).status).not.toBe(500);
});

test('only the pages that record a video may use camera and microphone, and play what they recorded', async () => {
  const allowed = async (address: string, { request } = withPages) => {
    const { headers } = await request(address);
    return [headers.get('permissions-policy'), headers.get('content-security-policy')].map((policy) =>
      /camera=\(self\), microphone=\(self\)|media-src 'self' blob:/.test(policy ?? ''),
    );
  };
  for (const page of [
    '/demo/intro-video',
    '/demo/intro-video-v2',
    '/demo/intro-video-v3/',
    '/Demo/intro-video?a=b',
  ])
    expect(await allowed(page), page).toEqual([true, true]);
  for (const page of ['/', '/demo', '/demo/intro-video-v4', '/talent/dashboard', '/api/v1/demo/intro-video'])
    expect(await allowed(page), page).toEqual([false, false]);
  expect(await allowed('/demo/intro-video', without)).toEqual([false, false]);
  const { headers } = await withPages.request('/demo/intro-video');
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
});
