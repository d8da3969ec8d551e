import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatNumber } from './number.ts';
import { startHydration, endHydration } from './hydration.ts';

beforeEach(() => vi.stubEnv('SSR', false));
afterEach(() => {
  endHydration();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const VALUES = [0, 7, 2.5, 99.9, 1 / 3, 999, 1000, 1234.5, 12_345, 99_999];

test.each(['en', 'en-AU', 'en-CA', 'en-GB', 'en-IN', 'en-US', 'hi', 'hi-IN'])(
  'numbers without a formatter look as in %s',
  (language) => {
    vi.stubGlobal('navigator', { language });
    const make = vi.spyOn(Intl, 'NumberFormat');
    const shown = VALUES.map(formatNumber);
    expect(make).not.toHaveBeenCalled();
    make.mockRestore();
    expect(shown).toEqual(VALUES.map((value) => new Intl.NumberFormat(language).format(value)));
  },
);

test('large numbers follow the language, except during server rendering and hydration', () => {
  vi.stubGlobal('navigator', { language: 'de' });
  const german = { format: () => 'as in German' } as unknown as Intl.NumberFormat;
  const make = vi.spyOn(Intl, 'NumberFormat').mockImplementation(function () {
    return german;
  });
  expect(formatNumber(999)).toBe('999');
  for (const value of [-4, 1000, 2.5, 123_456]) expect(formatNumber(value)).toBe('as in German');
  const known = [-4, 1000, 2.5, 123_456, 12_345_678];
  const english = ['-4', '1,000', '2.5', '123,456', '12,345,678'];
  startHydration();
  expect(known.map(formatNumber)).toEqual(english);
  endHydration();
  vi.stubEnv('SSR', true);
  expect(known.map(formatNumber)).toEqual(english);
  make.mockRestore();
});
