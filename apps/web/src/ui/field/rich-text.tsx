import { IconCode } from '@tabler/icons-react';
import { Markdown } from '@tiptap/markdown';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../press/button.tsx';
import type { ControlAria } from './field.tsx';
import type { MarkdownEditorProps } from './markdown-editor-props.ts';
import css from './markdown-editor.module.css';
import textCss from '../show/markdown.module.css';
import { withLiteralMarkup } from './literal-markup.ts';
import { EditorTools, LinkForm } from './rich-text-tools.tsx';

type RichTextProps = Omit<MarkdownEditorProps, 'hideLabel' | 'hint' | 'help' | 'error'> & {
  aria: ControlAria;
};

/** The heavy half of MarkdownEditor. */
export default function RichText({
  label,
  value = '',
  onChange,
  onBlur,
  max,
  urlRefusal,
  placeholder,
  disabled = false,
  aria,
  'data-path': dataPath,
}: RichTextProps) {
  const [asSource, setAsSource] = useState(false);
  const [linking, setLinking] = useState(false);
  const sent = useRef(value);
  const latest = useRef({ onChange, onBlur });
  latest.current = { onChange, onBlur };

  const editor = useEditor({
    extensions: [
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
    ],
    content: withLiteralMarkup(value),
    contentType: 'markdown',
    editable: !disabled,
    editorProps: {
      attributes: {
        id: aria.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(placeholder ? { 'aria-placeholder': placeholder } : {}),
        ...(aria['aria-describedby'] ? { 'aria-describedby': aria['aria-describedby'] } : {}),
        ...(aria['aria-invalid'] ? { 'aria-invalid': 'true' } : {}),
        ...(dataPath ? { 'data-path': dataPath } : {}),
        class: textCss['text'] ?? '',
      },
    },
    onUpdate: ({ editor: changed }) => {
      sent.current = changed.isEmpty ? '' : changed.getMarkdown();
      latest.current.onChange(sent.current);
    },
    onBlur: () => latest.current.onBlur?.(),
  });

  useEffect(() => {
    editor.setEditable(!disabled, false);
  }, [editor, disabled]);

  // A value from outside (reset, draft, what was read from a document) replaces the text; our own echo must not.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    editor.commands.setContent(withLiteralMarkup(value), { contentType: 'markdown', emitUpdate: false });
  }, [editor, value]);

  function toggleSource() {
    if (asSource) {
      const content = withLiteralMarkup(sent.current);
      editor.commands.setContent(content, { contentType: 'markdown', emitUpdate: false });
    }
    setLinking(false);
    setAsSource(!asSource);
  }

  return (
    <div className={css['editor']} data-invalid={aria['aria-invalid']} data-disabled={disabled || undefined}>
      <div className={css['tools']} role="toolbar" aria-label={`Format ${label}`}>
        <EditorTools
          editor={editor}
          off={disabled || asSource}
          linking={linking}
          onLink={() => setLinking(!linking)}
        />
        <Button
          data-end
          size="s"
          tone="quiet"
          compact
          aria-pressed={asSource}
          disabled={disabled}
          icon={<IconCode aria-hidden />}
          onClick={toggleSource}
        >
          Markdown
        </Button>
      </div>
      {linking ? (
        <LinkForm editor={editor} urlRefusal={urlRefusal} onClose={() => setLinking(false)} />
      ) : null}
      <div
        className={css['body']}
        onPointerUp={() => !asSource && !editor.isFocused && editor.commands.focus()}
      >
        {asSource ? (
          <textarea
            {...aria}
            aria-label={`${label}, as Markdown`}
            className={css['source']}
            disabled={disabled}
            value={value}
            onChange={(event) => {
              sent.current = event.currentTarget.value;
              onChange(sent.current);
            }}
            onBlur={onBlur}
          />
        ) : (
          <WithPlaceholder editor={editor} text={placeholder}>
            <EditorContent editor={editor} />
          </WithPlaceholder>
        )}
      </div>
      <div className={css['foot']}>
        <span>Type as you like; it is kept as Markdown</span>
        <span className={value.length > max ? css['over'] : undefined}>
          {value.length.toLocaleString()} of {max.toLocaleString()}
        </span>
      </div>
    </div>
  );
}

function WithPlaceholder({
  editor,
  text,
  children,
}: {
  editor: Editor;
  text: string | undefined;
  children: ReactNode;
}) {
  const empty = useEditorState({ editor, selector: (state) => state.editor.isEmpty });
  return (
    <div data-placeholder={empty ? text : undefined} className={css['placeholder']}>
      {children}
    </div>
  );
}
