import { Suspense, lazy, useDeferredValue } from 'react';
import { ErrorBoundary } from '../base/error-boundary.tsx';
import { PlainText } from './plain-text.tsx';

// The renderer does not load without a network. The text is then shown without its marks.
const MarkdownText = lazy(() => import('./markdown-text.tsx').catch(() => ({ default: PlainText })));

/** A longer text is shown without its marks until the page has time to render it. */
const LENGTH_AT_ONCE_MAX = 2000;

/** Renders Markdown: no raw HTML, no pictures, safe links only. Until it is rendered, and where it cannot be, the text is shown without its marks. */
export function MarkdownView({ text }: { text: string }) {
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
}
