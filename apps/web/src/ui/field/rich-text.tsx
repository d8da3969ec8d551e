import { IconCode } from '../icon/code.ts';
import { type Editor, EditorContent, useEditorState } from '@tiptap/react';
import { type ReactNode, useState } from 'react';
import { Button } from '../press/button.tsx';
import css from './markdown-editor.module.css';
import { EditorTools, LinkForm } from './rich-text-tools.tsx';
import { type RichTextProps, useRichText } from './use-rich-text.ts';
import { formatNumber } from '../base/number.ts';

/** The lazy-loaded part of MarkdownEditor, because the editor is large. */
export default function RichText(props: RichTextProps) {
  const { label, value = '', onBlur, max, urlRefusal, placeholder, disabled = false, aria } = props;
  const [isSource, setIsSource] = useState(false);
  const [isLinking, setIsLinking] = useState(false);
  const { editor, renderSource, changeSource } = useRichText(props);

  function toggleSource() {
    if (isSource) renderSource();
    setIsLinking(false);
    setIsSource(!isSource);
  }

  return (
    <div className={css['editor']} data-invalid={aria['aria-invalid']} data-disabled={disabled || undefined}>
      <div className={css['tools']} role="toolbar" aria-label={`Format ${label}`}>
        <EditorTools
          editor={editor}
          off={disabled || isSource}
          linking={isLinking}
          onLink={() => setIsLinking(!isLinking)}
        />
        <Button
          data-end
          size="s"
          tone="quiet"
          compact
          aria-pressed={isSource}
          disabled={disabled}
          icon={<IconCode aria-hidden />}
          onClick={toggleSource}
        >
          Markdown
        </Button>
      </div>
      {isLinking ? (
        <LinkForm editor={editor} urlRefusal={urlRefusal} onClose={() => setIsLinking(false)} />
      ) : null}
      <div
        className={css['body']}
        onPointerUp={() => !isSource && !editor.isFocused && editor.commands.focus()}
      >
        {isSource ? (
          <textarea
            {...aria}
            aria-label={`${label}, as Markdown`}
            className={css['source']}
            disabled={disabled}
            value={value}
            onChange={(event) => changeSource(event.currentTarget.value)}
            onBlur={onBlur}
          />
        ) : (
          <WithPlaceholder editor={editor} text={placeholder}>
            <EditorContent editor={editor} />
          </WithPlaceholder>
        )}
      </div>
      <div className={css['foot']}>
        <span>Saved as Markdown</span>
        <span className={value.length > max ? css['over'] : undefined}>
          {formatNumber(value.length)} of {formatNumber(max)}
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
