import { afterEach, expect, test, vi } from 'vitest';
import { formatNumber } from './number.ts';

afterEach(() => vi.unstubAllGlobals());

const VALUES = [0, 7, 2.5, 99.9, 999, 1000, 1234.5, 12_345, 99_999];

test.each(['en', 'en-AU', 'en-CA', 'en-GB', 'en-IN', 'en-US', 'hi', 'hi-IN'])(
  'numbers are written without a format as %s writes them',
  (language) => {
    vi.stubGlobal('navigator', { language });
    const make = vi.spyOn(Intl, 'NumberFormat');
    const shown = VALUES.map(formatNumber);
    expect(make).not.toHaveBeenCalled();
    make.mockRestore();
    expect(shown).toEqual(VALUES.map((value) => new Intl.NumberFormat(language).format(value)));
  },
);

test('every language has its own way with what is large or has more places', () => {
  vi.stubGlobal('navigator', { language: 'de' });
  expect(formatNumber(999)).toBe('999');
  const format = new Intl.NumberFormat();
  for (const value of [-4, 1000, 2.5, 1 / 3, 123_456]) expect(formatNumber(value)).toBe(format.format(value));
});
