import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('an excerpt is plain text on one line', () => {
  const markdown =
    '## The work\n\n- Own the **design system**\n- Read [our handbook](https://example.com) and _enjoy_ it\n\n1. Start `soon`';
  expect(excerpt(markdown)).toBe('The work: Own the design system Read our handbook and enjoy it Start soon');
});

test('an excerpt keeps punctuation that is part of a word', () => {
  expect(excerpt('snake_case_names, 3*4, C++ and a - b')).toBe('snake_case_names, 3*4, C++ and a - b');
  expect(excerpt('5\\. and \\*stars\\*')).toBe('5. and *stars*');
});
