import { describe, expect, test } from 'vitest';
import { markdownRefusal } from './rule.ts';
import { MARKDOWN_SENTENCES } from './words.ts';

/** A text of the unit over and over, and then a word. */
const repeated = (unit: string, times: number) => `${unit.repeat(times)}x`;

/** A list whose item stands in the item before it. */
const stairs = (marker: string, levels: number, indent: number) =>
  Array.from({ length: levels }, (_, level) => `${' '.repeat(level * indent)}${marker} item`).join('\n');

describe('a Markdown text', () => {
  test.each([
    ['dashes', repeated('- ', 5000)],
    ['dashes and stars', repeated('- * ', 2500)],
    ['numbers', repeated('1. ', 3333)],
    ['quotes', repeated('>', 9999)],
    ['quotes with spaces', repeated('> ', 4999)],
    ['quotes and dashes', repeated('> - ', 2500)],
    ['footnotes', repeated('[^a]: ', 1500)],
    ['tabs between dashes', repeated('-\t', 20)],
    ['eleven steps of two spaces', stairs('-', 11, 2)],
    ['eleven steps of four spaces', stairs('+', 11, 4)],
    ['eleven numbered steps', stairs('1.', 11, 3)],
    ['steps that a paragraph may continue', `text\n${stairs('2)', 11, 3)}`],
    ['underscores and stars', repeated('_*', 5000)],
    ['marks that close in reverse', `${'*_'.repeat(2500)}x${'_*'.repeat(2500)}`],
    ['tildes and stars', `${'~~*'.repeat(6)}x${'*~~'.repeat(6)}`],
    ['long runs', `${'*'.repeat(30)}x${'*'.repeat(30)}`],
    ['closers later than openers', `${'*x '.repeat(11)}${'y* '.repeat(11)}`],
    ['closers behind code', `${'*x `y*` '.repeat(11)}${'y* '.repeat(11)}`],
    ['closers behind links', `${'*x [y*](z) '.repeat(11)}${'y* '.repeat(11)}`],
    ['closers behind addresses', `${'*x www.y.z/* '.repeat(11)}${'y* '.repeat(11)}`],
    ['escaped closers', `${'*x y\\* '.repeat(11)}${'y* '.repeat(11)}`],
  ])('is refused for levels: %s', (_name, markdown) => {
    expect(markdownRefusal(markdown)).toBe(MARKDOWN_SENTENCES.levels);
  });

  test('is refused for a table whose rows would be filled up', () => {
    const head = '|a'.repeat(500);
    const below = '|-'.repeat(500);
    expect(markdownRefusal(`${head}\n${below}\n${'|\n'.repeat(500)}`)).toBe(MARKDOWN_SENTENCES.cells);
    expect(markdownRefusal(`> ${head}\n> ${below}\n${'> |\n'.repeat(500)}`)).toBe(MARKDOWN_SENTENCES.cells);
  });

  test('is refused for headings by underline without end', () => {
    expect(markdownRefusal('a\n=\n'.repeat(2500))).toBe(MARKDOWN_SENTENCES.underlines);
    expect(markdownRefusal('> a\n> -\n'.repeat(1000))).toBe(MARKDOWN_SENTENCES.underlines);
  });

  test.each([
    ['steps of a list', stairs('-', 10, 2)],
    ['lists one after another', `${stairs('-', 6, 4)}\n\n${stairs('1.', 6, 3)}\n`.repeat(20)],
    ['an answer to an answer', '>>> first\n>> second\n> third\n\nfourth'],
    [
      'dividers',
      `Above\n\n${'- '.repeat(40)}\n\n${'* '.repeat(40)}\n\n${'_'.repeat(80)}\n\n${'-'.repeat(80)}`,
    ],
    ['a list of bold words', '- **Stack:** React, *TypeScript* and `node_modules`\n'.repeat(100)],
    ['a paragraph of bold words', '**React (3 years)**, **Node.js**, _don’t panic_; ~~PHP~~. '.repeat(60)],
    [
      'bold links',
      '**[Our site](https://example.com/a_b_c)** and [docs](https://docs.example.com/*) '.repeat(50),
    ],
    ['names of code', 'snake_case_name, __init__, *args, **kwargs, char *p, a*b*c and 2 * 3 * 4. '.repeat(3)],
    ['pointers', 'char *a, char *b, '.repeat(100)],
    ['arithmetic', '2 * 3 * 4 _ 5 '.repeat(200)],
    ['code that is indented', `\`\`\`\n${'            - deep\n'.repeat(50)}\`\`\``],
    ['stars of a rating', '***** five, **** four, *** three'],
    ['a table', `| Skill | Years |\n|---|---|\n${'| React | 3 |\n'.repeat(200)}`],
    ['nothing', ''],
  ])('is accepted: %s', (_name, markdown) => {
    expect(markdownRefusal(markdown)).toBeUndefined();
  });
});
