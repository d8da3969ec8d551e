import { isNeeded } from './understanding.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXCLUSIONS_MAX, GROUPS_MAX, understand } from './understand.ts';
import type { Span, Understanding } from './understanding.ts';

/** Parts of queries, for unusual combinations. */
const PART = fc.oneof(
  fc.constantFrom(
    ...[
      'react',
      'java',
      'or',
      'OR',
      'and',
      'NOT',
      'not',
      '-',
      '(',
      ')',
      '"',
      ',',
      '/',
      '|',
      '\n',
      'under',
      '15',
      'lakhs',
      '5+',
      'yrs',
      '30 days',
      'notice',
      'in',
      'pune',
      'ex-',
      'infosys',
      'title:',
      'skill:aws>=3y',
      'fintech',
      'senior',
      'जावा',
      'साल',
      'without',
      'remote',
      'C++',
      '.net',
      '\u{1f600}',
      '\ud83d',
      'a@b.co',
      'https://x.y',
      '₹18,00,000',
      'e\u0301',
      '\u200d',
    ],
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const TEXT = fc
  .array(fc.tuple(PART, fc.constantFrom('', ' ', ' ', '  ')), { maxLength: 40 })
  .map((parts) => parts.flat().join(''));

/** Skips groups without a word in the text, such as the city of a suburb. They only help. */
const spansOf = ({ facts, groups, exclusions }: Understanding): Span[][] =>
  [...facts, ...groups.filter((group) => isNeeded(group) || group.spans.length > 0), ...exclusions].map(
    ({ spans }) => spans,
  );

test('any text is understood, in spans that are inside of it and ordered', () => {
  fc.assert(
    fc.property(TEXT, fc.boolean(), (text, asTyped) => {
      const understood = understand(text, { asTyped });
      for (const spans of spansOf(understood)) {
        expect(spans.length).toBeGreaterThan(0);
        let last = 0;
        for (const { start, end } of spans) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }
      expect(understood.groups.length).toBeLessThanOrEqual(GROUPS_MAX);
      expect(understood.exclusions.length).toBeLessThanOrEqual(EXCLUSIONS_MAX);
      if (asTyped) expect(understood.corrections).toEqual([]);
      const isEmpty = spansOf(understood).length === 0;
      expect(understood.kind === 'search').toBe(!isEmpty);
    }),
    { numRuns: 500 },
  );
});

test('understanding is the same each time', () => {
  fc.assert(
    fc.property(TEXT, (text) => {
      expect(understand(text)).toEqual(understand(text));
    }),
  );
});

test('facts are in the order of the text', () => {
  fc.assert(
    fc.property(TEXT, (text) => {
      const starts = understand(text).facts.map(({ spans }) => spans[0]?.start ?? 0);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    }),
  );
});

test.each(['react ', 'or ', '5-', '1,00', '(', 'in the ', 'xq ', 'notice up to '])(
  'ten thousand characters of %j are read',
  (part) => {
    const understood = understand(part.repeat(10_000 / part.length));
    expect(understood.groups.length).toBeLessThanOrEqual(GROUPS_MAX);
  },
);
