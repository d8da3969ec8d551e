import { Suspense, lazy, memo, useDeferredValue } from 'react';
import { ErrorBoundary } from '../base/error-boundary.tsx';
import { whenUsed } from '../base/first-use.ts';
import { PlainText } from './plain-text.tsx';

/**
 * A guest's page arrives with its texts rendered, and they stay until the visitor uses the page: the renderer weighs half as much
 * as all other code of the page. If it cannot load, as when offline, the text is shown without its formatting.
 */
const MarkdownText = lazy(async () => {
  if (!import.meta.env.SSR) await new Promise<void>(whenUsed);
  return import('./markdown-text.tsx').catch(() => ({ default: PlainText }));
});

/** A longer text is shown without its formatting until the page has time to render it. */
const LENGTH_AT_ONCE_MAX = 2000;

/**
 * Renders Markdown: no raw HTML, no pictures, safe links only. Before that, and if it fails, the text is shown without its
 * formatting. Memoized by its text: a rerender before hydration would make React drop the server's HTML.
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
