import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COLOUR_PAIRS, contrastOf } from '../src/features/demo/design-system/token/contrast.ts';

// Not in the file of the pairs: tests of pages read no files.
const themes = join(import.meta.dirname, '../src/ui/theme');

/** The tokens of a theme and mode, read from its file. */
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
