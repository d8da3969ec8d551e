import { whenIdle } from '../base/idle.ts';
import { markdownRefusal } from '@talaash/domain/markdown/rule';
import { Markdown } from '@tiptap/markdown';
import { type Editor, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import type { ControlAria } from './field.tsx';
import { withLiteralMarkup } from './literal-markup.ts';
import type { MarkdownEditorProps } from './markdown-editor-props.ts';
import textCss from '../show/markdown.module.css';

export type RichTextProps = Omit<MarkdownEditorProps, 'hideLabel' | 'hint' | 'help' | 'error'> & {
  aria: ControlAria;
};

interface RichText {
  editor: Editor;
  /** Stores a change of the Markdown source. The editor does not show it yet. */
  changeSource: (markdown: string) => void;
  /** Shows the changed source in the editor. */
  renderSource: () => void;
}

/** The editor of a Markdown value. */
export function useRichText(props: RichTextProps): RichText {
  const { value = '', onChange, onBlur, disabled = false } = props;
  const lastSent = useRef(value);
  // The editor keeps the handlers of its first render.
  const latest = useRef({ onChange, onBlur });
  latest.current = { onChange, onBlur };

  const editor = useEditor({
    extensions: extensions(props.urlRefusal),
    ...contentOf(value),
    editable: !disabled,
    editorProps: {
      attributes: textboxAttributes(props),
      // The library would swallow Escape, and the dialog around the editor would stay open.
      handleDOMEvents: { keydown: (_view, event) => event.key === 'Escape' },
    },
    onUpdate: ({ editor: changed }) => {
      lastSent.current = changed.isEmpty ? '' : changed.getMarkdown();
      latest.current.onChange(lastSent.current);
    },
    onBlur: () => latest.current.onBlur?.(),
  });

  useEffect(() => {
    editor.setEditable(!disabled, false);
  }, [editor, disabled]);

  useEffect(() => {
    whenIdle(() => readFirstWord(editor));
  }, [editor]);

  // The library's own option would run before the editor is in the page.
  const [isFocusedFirst] = useState(props.autoFocus === true);
  useEffect(() => {
    if (isFocusedFirst && !editor.isDestroyed) editor.commands.focus('end');
  }, [editor, isFocusedFirst]);

  // An outside value replaces the text: a reset, a draft, the text of a document. The editor's own change must not.
  useEffect(() => {
    if (value === lastSent.current) return;
    lastSent.current = value;
    render(editor, value);
  }, [editor, value]);

  return {
    editor,
    changeSource(markdown) {
      lastSent.current = markdown;
      onChange(markdown);
    },
    renderSource: () => render(editor, lastSent.current),
  };
}

/**
 * After the first finished word the library looks for links. For that it loads all top-level domains, which takes as long as a
 * dozen key presses. This triggers the load early, in a transaction that is thrown away.
 */
function readFirstWord({ isDestroyed, state }: Editor): void {
  if (!isDestroyed) state.apply(state.tr.insertText('word '));
}

const extensions = (urlRefusal: RichTextProps['urlRefusal']) => [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    underline: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      autolink: true,
      protocols: ['http', 'https'],
      isAllowedUri: (url) => !urlRefusal(url),
      shouldAutoLink: (url) => !urlRefusal(url),
    },
  }),
  Markdown,
];

const textboxAttributes = ({ label, placeholder, aria, 'data-path': dataPath }: RichTextProps) => ({
  id: aria.id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  ...(placeholder ? { 'aria-placeholder': placeholder } : {}),
  ...(aria['aria-describedby'] ? { 'aria-describedby': aria['aria-describedby'] } : {}),
  ...(aria['aria-invalid'] ? { 'aria-invalid': 'true' } : {}),
  ...(dataPath ? { 'data-path': dataPath } : {}),
  class: textCss['text'] ?? '',
});

function render(editor: Editor, markdown: string): void {
  const { content, contentType } = contentOf(markdown);
  editor.commands.setContent(content, { contentType, emitUpdate: false });
}

/** Markdown as the editor takes it. A text that would freeze the page is edited as plain characters. */
const contentOf = (markdown: string) =>
  markdownRefusal(markdown) === undefined
    ? { content: withLiteralMarkup(markdown), contentType: 'markdown' as const }
    : { content: literalParagraphs(markdown), contentType: 'json' as const };

const literalParagraphs = (markdown: string) => ({
  type: 'doc',
  content: markdown
    .split('\n')
    .map((line) => ({ type: 'paragraph', content: line === '' ? [] : [{ type: 'text', text: line }] })),
});
