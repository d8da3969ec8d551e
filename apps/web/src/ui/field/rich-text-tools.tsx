import { IconBold } from '../icon/bold.ts';
import { IconH3 } from '../icon/h-3.ts';
import { IconItalic } from '../icon/italic.ts';
import { IconLink } from '../icon/link.ts';
import { IconList } from '../icon/list.ts';
import { IconListNumbers } from '../icon/list-numbers.ts';
import { IconQuote } from '../icon/quote.ts';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { Button, IconButton } from '../press/button.tsx';
import type { MarkdownEditorProps } from './markdown-editor-props.ts';
import css from './markdown-editor.module.css';
import { TextField } from './text-field.tsx';

interface ToolsProps {
  editor: Editor;
  off: boolean;
  linking: boolean;
  onLink: () => void;
}

/** The buttons that format the selection. */
export function EditorTools({ editor, off, linking, onLink }: ToolsProps) {
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      heading: current.isActive('heading', { level: 3 }),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
      blockquote: current.isActive('blockquote'),
      link: current.isActive('link'),
    }),
  });
  const tools = [
    { label: 'Bold', Icon: IconBold, on: active.bold, run: () => editor.chain().focus().toggleBold().run() },
    {
      label: 'Italic',
      Icon: IconItalic,
      on: active.italic,
      run: () => editor.chain().focus().toggleItalic().run(),
    },
    {
      label: 'Heading',
      Icon: IconH3,
      on: active.heading,
      run: () => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    },
    {
      label: 'List',
      Icon: IconList,
      on: active.bulletList,
      run: () => editor.chain().focus().toggleBulletList().run(),
    },
    {
      label: 'Numbered list',
      Icon: IconListNumbers,
      on: active.orderedList,
      run: () => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      label: 'Quote',
      Icon: IconQuote,
      on: active.blockquote,
      run: () => editor.chain().focus().toggleBlockquote().run(),
    },
    { label: 'Link', Icon: IconLink, on: active.link || linking, run: onLink },
  ];
  return tools.map(({ label, Icon, on, run }) => (
    <IconButton
      key={label}
      size="s"
      label={label}
      aria-pressed={on}
      disabled={off}
      icon={<Icon aria-hidden />}
      // The press must not clear the selection in the text.
      onPointerDown={(event) => event.preventDefault()}
      onClick={run}
    />
  ));
}

interface LinkFormProps {
  editor: Editor;
  urlRefusal: MarkdownEditorProps['urlRefusal'];
  onClose: () => void;
}

/** Asks for the address of a link. An invalid address is not set. */
export function LinkForm({ editor, urlRefusal, onClose }: LinkFormProps) {
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [tried, setTried] = useState(false);
  const refusal = urlRefusal(address.trim());

  function set(event?: KeyboardEvent) {
    event?.preventDefault();
    event?.stopPropagation();
    setTried(true);
    if (refusal) return;
    const href = address.trim();
    const chain = editor.chain().focus();
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else {
      chain.extendMarkRange('link').setLink({ href }).run();
    }
    onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  // Not a form element, because the editor is inside the page's form.
  return (
    <div className={css['link']}>
      <TextField
        hideLabel
        autoFocus
        size="s"
        label="Address of the link"
        placeholder="https://"
        inputMode="url"
        value={address}
        error={tried ? refusal : undefined}
        onChange={setAddress}
        onKeyDown={(event) => {
          if (event.key === 'Enter') set(event);
          if (event.key === 'Escape') {
            event.stopPropagation();
            event.preventDefault();
            onClose();
            editor.commands.focus();
          }
        }}
      />
      <Button size="m" onClick={() => set()}>
        Set link
      </Button>
      {editor.isActive('link') ? (
        <Button tone="quiet" onClick={remove}>
          Remove link
        </Button>
      ) : null}
      <Button tone="quiet" onClick={onClose}>
        Cancel
      </Button>
    </div>
  );
}
