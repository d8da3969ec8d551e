import { Suspense, lazy, memo, useDeferredValue } from 'react';
import { ErrorBoundary } from '../base/error-boundary.tsx';
import { whenUsed } from '../base/first-use.ts';
import { PlainText } from './plain-text.tsx';

/**
 * A page of a guest arrives with its texts rendered, and these stay until somebody uses it: the renderer weighs half as much as all
 * else that the page runs. It does not load without a network. The text is then shown without its marks.
 */
const MarkdownText = lazy(async () => {
  if (!import.meta.env.SSR) await new Promise<void>(whenUsed);
  return import('./markdown-text.tsx').catch(() => ({ default: PlainText }));
});

/** A longer text is shown without its marks until the page has time to render it. */
const LENGTH_AT_ONCE_MAX = 2000;

/**
 * Renders Markdown: no raw HTML, no pictures, safe links only. Until it is rendered, and where it cannot be, the text is shown without
 * its marks. Rendered again only with another text: React would drop what the server has rendered before it can take it over.
 */
export const MarkdownView = memo(function MarkdownView({ text }: { text: string }) {
  const rendered = useDeferredValue(text, text.length > LENGTH_AT_ONCE_MAX ? '' : text);
  const plain = <PlainText text={text} />;
  if (rendered !== text) return plain;
  return (
    <ErrorBoundary key={text} fallback={plain}>
      <Suspense fallback={plain}>
        <MarkdownText text={text} />
      </Suspense>
    </ErrorBoundary>
  );
});
