import { expect, test } from 'vitest';
import { withLiteralMarkup } from './literal-markup.ts';

test.each([
  ['<img src=x onerror=alert(1)>', '\\<img src=x onerror=alert(1)>'],
  ['a </b> and <!-- this -->', 'a \\</b> and \\<!-- this -->'],
  ['said \\<b> before', 'said \\<b> before'],
  ['`List<string>` and ``a ` <b>``', '`List<string>` and ``a ` <b>``'],
  ['<https://talaash.example/a> stays', '<https://talaash.example/a> stays'],
  ['<javascript:alert(1)>', '\\<javascript:alert(1)>'],
  ['1 < 2 and ` <b>', '1 < 2 and ` \\<b>'],
])('%j is edited as %j', (markdown, edited) => {
  expect(withLiteralMarkup(markdown)).toBe(edited);
});

// Long enough that a backtracking match would not finish.
test.each(['`', '<', '`<', '``` <a'])('a long line of %s keeps its text', (unit) => {
  const line = unit.repeat(100_000);
  expect(withLiteralMarkup(line).replaceAll('\\', '')).toBe(line);
});
