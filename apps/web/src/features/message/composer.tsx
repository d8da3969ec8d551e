import { IconBold } from '../../ui/icon/bold.ts';
import { IconItalic } from '../../ui/icon/italic.ts';
import { IconLink } from '../../ui/icon/link.ts';
import { IconList } from '../../ui/icon/list.ts';
import { IconPaperclip } from '../../ui/icon/paperclip.ts';
import { ATTACHMENT_EXTENSIONS, ATTACHMENT_SENTENCES } from '@talaash/domain/attachment/words';
import { lengthMaxSentence } from '@talaash/domain/base/words';
import { markdownRefusal } from '@talaash/domain/markdown/rule';
import { MESSAGE_LENGTH_MAX } from '@talaash/domain/message/limit';
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useId,
  useRef,
} from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useTypedBefore } from '../../ui/base/typed-before.ts';
import { Button, IconButton } from '../../ui/press/button.tsx';
import { KeyCaps } from '../../ui/key/key-cap.tsx';
import { useSendKey } from '../../ui/key/send-key.ts';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { type ChosenFile, filesRefusal } from './attachment-store.ts';
import css from './composer.module.css';

// Few messages carry files.
const AttachmentTray = lazy(async () => ({
  default: (await import('./attachment-tray.tsx')).AttachmentTray,
}));

interface ComposerProps {
  text: string;
  onText: (text: string) => void;
  /** The files that the message will carry. */
  files: readonly ChosenFile[];
  onFiles: (added: readonly File[]) => void;
  onSend: () => void;
  /** Called on Escape. */
  onLeave: () => void;
  isSending: boolean;
  /** The counterpart's name. */
  to: string;
  /** Why this side cannot send the text; undefined if it can. */
  refusalOf?: ((text: string) => string | undefined) | undefined;
  /** Beside the Markdown marks. */
  tools?: ReactNode;
}

type Mark = { label: string; icon: ReactNode; before: string; after: string; sample: string };

/** The Markdown marks that the toolbar puts around the selection. */
const MARKS: Mark[] = [
  { label: 'Bold', icon: <IconBold aria-hidden />, before: '**', after: '**', sample: 'bold' },
  { label: 'Italic', icon: <IconItalic aria-hidden />, before: '*', after: '*', sample: 'italic' },
  { label: 'List', icon: <IconList aria-hidden />, before: '\n- ', after: '', sample: 'item' },
  { label: 'Link', icon: <IconLink aria-hidden />, before: '[', after: '](https://)', sample: 'text' },
];

function textRefusal(text: string): string | undefined {
  const excess = text.trim().length - MESSAGE_LENGTH_MAX;
  if (excess <= 0) return markdownRefusal(text);
  return `${lengthMaxSentence(MESSAGE_LENGTH_MAX)}. Remove ${formatNumber(excess)}`;
}

/** Puts a mark around what is selected. @returns the new text */
function insertMark(field: HTMLTextAreaElement | null, { before, after, sample }: Mark): string | undefined {
  if (!field) return undefined;
  const selection = field.value.slice(field.selectionStart, field.selectionEnd) || sample;
  field.focus();
  field.setRangeText(before + selection + after, field.selectionStart, field.selectionEnd, 'end');
  return field.value;
}

/** The field for a message. It grows with the text and sends with Cmd/Ctrl+Enter. R focuses it, and Escape leaves it. */
export function Composer({
  text,
  onText,
  files,
  onFiles,
  onSend,
  onLeave,
  isSending,
  to,
  refusalOf,
  tools,
}: ComposerProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  useTypedBefore(() => area.current?.value, text, onText);
  const isEmpty = text.trim() === '' && files.length === 0;
  const waitsFor = filesRefusal(files);
  const refusal = textRefusal(text) ?? refusalOf?.(text);

  function submit() {
    if (isSending || isEmpty || refusal || waitsFor) return;
    onSend();
    area.current?.focus();
  }

  useShortcut('r', () => area.current?.focus(), { label: 'Reply' });
  useSendKey(area, submit, { label: 'Send the message' });

  function leaveOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onLeave();
  }

  return (
    <form
      className={css['composer']}
      data-invalid={refusal ? true : undefined}
      {...dropOf(onFiles)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <textarea
        ref={area}
        className={css['area']}
        aria-label={`Message to ${to}`}
        aria-describedby={refusal ? noteId : undefined}
        aria-invalid={refusal ? true : undefined}
        placeholder="Write a message"
        value={text}
        rows={2}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={leaveOnEscape}
        onPaste={pasteOf(onFiles)}
      />
      <Tray files={files} />
      {refusal ? (
        <p id={noteId} className={css['note']} role="alert">
          {refusal.endsWith('.') ? refusal : `${refusal}.`}
        </p>
      ) : null}
      <div className={css['bar']}>
        <AttachButton onFiles={onFiles} />
        <MarkButtons onMark={(mark) => onText(insertMark(area.current, mark) ?? text)} />
        {tools}
        <span className={css['keys']}>
          <KeyCaps keys="Mod+Enter" />
        </span>
        <Button
          type="submit"
          tone="primary"
          size="s"
          loading={isSending}
          disabled={waitsFor ?? (isEmpty || refusal !== undefined)}
        >
          Send
        </Button>
      </div>
    </form>
  );
}

const MarkButtons = ({ onMark }: { onMark: (mark: Mark) => void }) =>
  MARKS.map((mark) => (
    <IconButton key={mark.label} size="s" label={mark.label} icon={mark.icon} onClick={() => onMark(mark)} />
  ));

/** Opens the device's choice of files. */
function AttachButton({ onFiles }: { onFiles: (added: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        size="s"
        label={ATTACHMENT_SENTENCES.attach}
        icon={<IconPaperclip aria-hidden />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ATTACHMENT_EXTENSIONS}
        aria-label={ATTACHMENT_SENTENCES.attach}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

const Tray = ({ files }: { files: readonly ChosenFile[] }) =>
  files.length > 0 ? (
    <Suspense fallback={null}>
      <AttachmentTray files={files} />
    </Suspense>
  ) : null;

const pasteOf = (onFiles: (added: readonly File[]) => void) => (event: ClipboardEvent) => {
  const pasted = [...event.clipboardData.files];
  if (pasted.length === 0) return;
  event.preventDefault();
  onFiles(pasted);
};

/** Files can be dropped on the whole composer. Text is left to the field. */
const dropOf = (onFiles: (added: readonly File[]) => void) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    const dropped = [...event.dataTransfer.files];
    if (dropped.length === 0) return;
    event.preventDefault();
    onFiles(dropped);
  },
});
