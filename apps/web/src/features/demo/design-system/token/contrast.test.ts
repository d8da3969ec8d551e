import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COLOUR_PAIRS, contrastInWords, contrastOf } from './contrast.ts';
import { tokenKind } from './token-name.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#fff', 'rgb(255 255 255)', 1],
  ['rgb(119, 119, 119)', '#FFFFFF', 4.48],
  ['#ffffff', '#777', 4.48],
])('the contrast of %s and %s is %d', (front, ground, contrast) => {
  expect(contrastOf(front, ground)).toBeCloseTo(contrast, 2);
});

test.each(['rgb(0 0 0 / 0.4)', 'none', '', 'var(--x)', '#12345'])('%s is no plain colour', (colour) => {
  expect(contrastOf(colour, '#ffffff')).toBeUndefined();
});

test('a contrast is cut, not rounded', () => {
  expect([4.49, 4.5, 21].map(contrastInWords)).toEqual(['4.4', '4.5', '21.0']);
});

const themes = join(import.meta.dirname, '../../../../ui/theme');

/** The tokens of a theme and mode, from its file. */
function tokensOf(theme: string, mode: string): Map<string, string> {
  const text = readFileSync(join(themes, `${theme}.css`), 'utf8');
  const blocks = [...text.matchAll(/^\[data-theme="\w+"\](?:\[data-mode="(\w+)"\])? \{([^}]*)\}/gm)];
  return new Map(
    blocks
      .filter(([, of]) => of === undefined || of === mode)
      .flatMap(([, , body = '']) => [...body.matchAll(/(--[\w-]+): ([^;]*);/g)])
      .map(([, name = '', value = '']) => [name, value]),
  );
}

describe.each(['default', 'talaash', 'minecraft'])('in the theme %s', (theme) => {
  describe.each(['light', 'dark'])('%s', (mode) => {
    const tokens = tokensOf(theme, mode);
    const valueOf = (name: string): string => {
      const value = tokens.get(name) ?? '';
      const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
      return other ? valueOf(other) : value;
    };
    test.each(COLOUR_PAIRS)('$use: at least $least', ({ front, ground, least }) => {
      expect(contrastOf(valueOf(front), valueOf(ground))).toBeGreaterThanOrEqual(least);
    });
  });
});

test.each([
  ['--bg', '#ffffff', 'colour'],
  ['--scrim', 'rgb(14 17 24 / 0.42)', 'colour'],
  ['--fs-xs', '12px', 'type'],
  ['--f-body', '"Geist Variable", sans-serif', 'type'],
  ['--s-1', '2px', 'length'],
  ['--r-full', '999px', 'length'],
  ['--sh-pop', '0 8px 28px rgb(16 20 32 / 0.14)', 'other'],
  ['--m-fast', '80ms', 'other'],
] as const)('%s: %s is of the kind %s', (name, value, kind) => {
  expect(tokenKind(name, value)).toBe(kind);
});
