import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { summary } from '../test/summary.ts';
import { understand } from './understand.ts';

const ENDS: Readonly<Record<string, string>> = {
  unfinished: '',
  ad: `\n${'The team is kind and the work is varied. '.repeat(8)}`,
};

const file = readFileSync(join(import.meta.dirname, '../test/reading.txt'), 'utf8');
const SECTIONS = file
  .split('\n\n## ')
  .slice(1)
  .map((section) => {
    const [heading = '', ...lines] = section.trimEnd().split('\n');
    return { heading, cases: lines.map((line) => line.split(/ => ?/)) };
  });

describe.each(SECTIONS)('$heading', ({ heading, cases }) => {
  const end = ENDS[/ \[(\w+)\]$/.exec(heading)?.[1] ?? ''] ?? ' ';

  test.each(cases)('%s', (text = '', wanted) => {
    expect(summary(understand(text.replaceAll('\\n', '\n') + end))).toBe(wanted);
  });
});
