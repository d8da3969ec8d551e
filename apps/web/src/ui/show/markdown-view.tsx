import { Suspense, lazy } from 'react';
import css from './markdown.module.css';

interface MarkdownProps {
  text: string;
}

// The renderer does not load without a network. The text is then shown as typed.
const MarkdownText = lazy(() => import('./markdown-text.tsx').catch(() => ({ default: PlainText })));

/** Renders Markdown: no raw HTML, no pictures, safe links only. */
export function MarkdownView({ text }: MarkdownProps) {
  return (
    <Suspense fallback={<PlainText text={text} />}>
      <MarkdownText text={text} />
    </Suspense>
  );
}

function PlainText({ text }: MarkdownProps) {
  return <div className={`${css['text']} ${css['plain']}`}>{text}</div>;
}
