import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarkdownView } from './markdown-view.tsx';
import { PlainText } from './plain-text.tsx';

const raw = '## About me\n\nI like **fast** pages, [ours](https://example.com):\n\n- one\n- `two`';

test('a text is shown without its marks until the renderer has loaded', () => {
  const html = renderToStaticMarkup(<MarkdownView text={raw} />);
  expect(html).toContain('I like fast pages, ours:');
  expect(html).not.toMatch(/\*\*|##|\]\(|`/);
});

test('its lines stay', () => {
  expect(renderToStaticMarkup(<PlainText text={raw} />)).toContain('• one\n• two');
});
