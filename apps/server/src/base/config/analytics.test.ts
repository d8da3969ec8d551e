import { expect, test } from 'vitest';
import { problems, read } from '../../../test/config.ts';

test('pages are counted nowhere, here, or at a Plausible server', () => {
  expect(read({}).analytics.kind).toBe('off');
  expect(read({ ANALYTICS: 'first-party' }).analytics.kind).toBe('first-party');
  const env = {
    ANALYTICS: 'plausible',
    PLAUSIBLE_URL: 'http://127.0.0.1:8000',
    PLAUSIBLE_DOMAIN: 'one.example',
  };
  expect(read(env).analytics).toEqual({
    kind: 'plausible',
    plausibleUrl: 'http://127.0.0.1:8000',
    plausibleDomain: 'one.example',
  });
  expect(problems({ ANALYTICS: 'on' })).toEqual([expect.stringContaining('ANALYTICS must be one of')]);
  expect(problems({ ANALYTICS: 'plausible' })).toEqual([expect.stringContaining('Set PLAUSIBLE_URL')]);
  expect(problems({ PLAUSIBLE_URL: 'https://plausible.io' })).toEqual([
    expect.stringContaining('Set ANALYTICS to plausible'),
  ]);
  expect(problems({ ...env, TALAASH_ENV: 'production' })).toContainEqual(
    expect.stringContaining('Set PLAUSIBLE_URL to an https address'),
  );
});
