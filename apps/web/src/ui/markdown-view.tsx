import { Suspense, lazy } from 'react';
import css from './markdown.module.css';

const MarkdownText = lazy(() => import('./markdown-text.tsx'));

/** What somebody wrote, as text: no raw HTML, no pictures, links that were looked at. */
export function MarkdownView({ text }: { text: string }) {
  return (
    <Suspense fallback={<div className={`${css['text']} ${css['plain']}`}>{text}</div>}>
      <MarkdownText text={text} />
    </Suspense>
  );
}
