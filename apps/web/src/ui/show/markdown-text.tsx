import { markdownRefusal } from '@talaash/domain/markdown/rule';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { classNames } from '../base/class-names.ts';
import { ExternalLink } from '../press/link.tsx';
import css from './markdown.module.css';

// The text is inside a section, so its top heading is level 3.
const components: Components = {
  a: ({ href, children }) => <ExternalLink href={href ?? ''}>{children}</ExternalLink>,
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h5: ({ children }) => <h4>{children}</h4>,
  h6: ({ children }) => <h4>{children}</h4>,
};

const plugins = [remarkGfm];

/** The lazy-loaded part of MarkdownView, because the renderer is large. */
export default function MarkdownText({ text }: { text: string }) {
  // Such a text predates the rule that refuses it. Rendering it would freeze the page, so it is shown as typed.
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
