import { listLevels } from '@talaash/domain/markdown/list-level';
import { markdownRefusal } from '@talaash/domain/markdown/rule';
import { MARKDOWN_LEVELS_MAX } from '@talaash/domain/markdown/limit';
import { markLevels } from '@talaash/domain/markdown/mark-level';
import fc from 'fast-check';
import Markdown from 'react-markdown';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import { expect, test } from 'vitest';
import MarkdownText from './markdown-text.tsx';

/** How deeply the named elements are nested. */
function levels(html: string, names: readonly string[]): number {
  let deepest = 0;
  let level = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)/g)) {
    if (!names.includes(name)) continue;
    level += slash ? -1 : 1;
    deepest = Math.max(deepest, level);
  }
  return deepest;
}

const LISTS = ['li', 'blockquote'];
const MARKS = ['em', 'strong', 'del'];

const parsed = (markdown: string) =>
  renderToStaticMarkup(<Markdown remarkPlugins={[remarkGfm]}>{markdown}</Markdown>);

const tokens = (...all: string[]) => fc.array(fc.constantFrom(...all), { minLength: 1, maxLength: 60 });

const BLOCKS = tokens(
  ' ',
  '  ',
  '    ',
  '\t',
  '\n',
  '\n\n',
  '- ',
  '* ',
  '1. ',
  '2) ',
  '>',
  '> ',
  'a',
  '```',
  '[^a]: ',
);
const INLINE = tokens(
  '*',
  '**',
  '_',
  '__',
  '~~',
  ' ',
  'a',
  'a',
  '(',
  ')',
  '.',
  '[',
  '](',
  '[a](b)',
  '`',
  '`a`',
  '<',
  '>',
  '\\',
  '"',
  'www.a.b',
  '@',
  '|',
  '\n',
);
const SMALL = fc.oneof(BLOCKS, INLINE).map((parts) => parts.slice(0, 8).join('').repeat(6));

const typed = fc.oneof(
  BLOCKS.map((parts) => parts.join('')),
  INLINE.map((parts) => parts.join('')),
  SMALL,
);

test('the nesting rule counts at least as many levels as the parser', () => {
  fc.assert(
    fc.property(typed, (markdown) => {
      const html = parsed(markdown);
      const lines = markdown.split('\n');
      expect(Math.min(levels(html, LISTS), MARKDOWN_LEVELS_MAX + 1)).toBeLessThanOrEqual(listLevels(lines));
      expect(levels(html, MARKS)).toBeLessThanOrEqual(markLevels(lines));
    }),
    { numRuns: 300 },
  );
});

test.each(['- ', '1. ', '>', '> - ', '_*', '*_'])('a stored text of %j is shown as typed', (unit) => {
  const text = `${unit.repeat(Math.floor(9998 / unit.length))}x`;
  expect(markdownRefusal(text)).toBeDefined();
  const html = renderToStaticMarkup(<MarkdownText text={text} />);
  expect(levels(html, [...LISTS, ...MARKS])).toBe(0);
  expect(html).toContain(text.replaceAll('>', '&gt;'));
});

test('a text with lists and formatting is rendered', () => {
  const html = renderToStaticMarkup(<MarkdownText text={'- one\n  - **two**'} />);
  expect(levels(html, LISTS)).toBe(2);
  expect(html).toContain('<strong>two</strong>');
});
