import { Suspense, lazy } from 'react';
import css from './markdown.module.css';

interface MarkdownProps {
  text: string;
}

// Without network the text stands as it was typed: a conversation is not lost for its looks.
const MarkdownText = lazy(() => import('./markdown-text.tsx').catch(() => ({ default: PlainText })));

/** What somebody wrote, as text: no raw HTML, no pictures, links that were looked at. */
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
