import { markdownRefusal } from '@talaash/domain/markdown/rule';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { classNames } from '../base/class-names.ts';
import { ExternalLink } from '../press/link.tsx';
import css from './markdown.module.css';

// A text stands inside a section, so its largest heading is a third level.
const components: Components = {
  a: ({ href, children }) => <ExternalLink href={href ?? ''}>{children}</ExternalLink>,
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h5: ({ children }) => <h4>{children}</h4>,
  h6: ({ children }) => <h4>{children}</h4>,
};

const plugins = [remarkGfm];

/** The part of MarkdownView that loads late, because the renderer is large. */
export default function MarkdownText({ text }: { text: string }) {
  // Such a text was stored before it was refused. To render it would freeze the page. It is shown as typed.
  if (markdownRefusal(text)) return <div className={classNames(css['text'], css['plain'])}>{text}</div>;
  return (
    <div className={css['text']}>
      <Markdown
        remarkPlugins={plugins}
        components={components}
        disallowedElements={['img', 'input']}
        unwrapDisallowed
      >
        {text}
      </Markdown>
    </div>
  );
}
