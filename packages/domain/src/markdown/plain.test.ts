import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainLineOf, plainText } from './plain.ts';

test.each([
  ['plain words', 'plain words'],
  ['I like **bold**, _soft_ and ~~gone~~ `code`', 'I like bold, soft and gone code'],
  ['## Work ##\nText', 'Work\nText'],
  ['Title\n=====\nText', 'Title\nText'],
  ['- one\n  - two\n* three', '• one\n  • two\n• three'],
  ['1. one\n2. two', '1. one\n2. two'],
  ['- [x] done', '• done'],
  ['> said\n>> before', 'said\nbefore'],
  ['[a page](https://a.example) and <https://b.example>', 'a page and https://b.example'],
  ['![a picture](https://a.example/x.png)', 'a picture'],
  ['| a | b |\n|---|:-:|\n| 1 | 2 |', 'a  b\n1  2'],
  ['one\n\n---\n\ntwo', 'one\n\ntwo'],
  ['```ts\nconst x = 1;\n```', 'const x = 1;'],
  ['snake_case, 3*4, a - b and C++', 'snake_case, 3*4, a - b and C++'],
  ['5\\. and \\*stars\\*', '5. and *stars*'],
  ['two\r\nlines', 'two\nlines'],
])('%j reads %j', (markdown, plain) => {
  expect(plainText(markdown)).toBe(plain);
});

test('letters and digits are never lost', () => {
  const token = fc.constantFrom(
    '**',
    '_',
    '# ',
    '- ',
    '> ',
    '`',
    'word',
    'ein',
    '9',
    ' ',
    '\n',
    '|',
    '[',
    ']',
    '\\',
  );
  fc.assert(
    fc.property(fc.array(token, { maxLength: 200 }), (tokens) => {
      const markdown = tokens.join('');
      const letters = (text: string) => text.replace(/[^a-z0-9]/g, '');
      // A fence may name its language, which nobody reads.
      if (/```\w/.test(markdown)) return;
      expect(letters(plainText(markdown))).toBe(letters(markdown));
    }),
  );
});

test('hostile lines are read in pieces', () => {
  for (const mark of ['[', '*', '_ ', '#', '![', '`', '> ', '|', '\\']) {
    const text = mark.repeat(100_000);
    expect(plainText(text).length).toBeLessThanOrEqual(text.length * 2);
  }
});

test('the line of a list is plain text on one line', () => {
  const markdown =
    '## The work\n\n- Own the **design system**\n- Read [our handbook](https://example.com) and _enjoy_ it\n\n1. Start `soon`';
  expect(plainLineOf(markdown)).toBe(
    'The work: Own the design system Read our handbook and enjoy it Start soon',
  );
  expect(plainLineOf('snake_case_names, 3*4, C++ and a - b')).toBe('snake_case_names, 3*4, C++ and a - b');
  expect(plainLineOf('x'.repeat(10_000))).toHaveLength(500);
});
