import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PlainText } from './plain-text.tsx';

const raw = '## About me\n\nI like **fast** pages, [ours](https://example.com):\n\n- one\n- `two`';

test('a text is shown without its formatting until the renderer has loaded', async () => {
  // Tests of other files may have loaded it.
  vi.resetModules();
  const { MarkdownView } = await import('./markdown-view.tsx');
  const html = renderToStaticMarkup(<MarkdownView text={raw} />);
  expect(html).toContain('I like fast pages, ours:');
  expect(html).not.toMatch(/\*\*|##|\]\(|`/);
});

test('keeps line breaks', () => {
  expect(renderToStaticMarkup(<PlainText text={raw} />)).toContain('• one\n• two');
});
