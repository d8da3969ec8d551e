import { IconBold } from '../../ui/icon/bold.ts';
import { IconItalic } from '../../ui/icon/italic.ts';
import { IconLink } from '../../ui/icon/link.ts';
import { IconList } from '../../ui/icon/list.ts';
import { lengthMaxSentence } from '@talaash/domain/base/words';
import { markdownRefusal } from '@talaash/domain/markdown/rule';
import { MESSAGE_LENGTH_MAX } from '@talaash/domain/message/limit';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useTypedBefore } from '../../ui/base/typed-before.ts';
import { Button, IconButton } from '../../ui/press/button.tsx';
import { KeyCaps } from '../../ui/key/key-cap.tsx';
import { useSendKey } from '../../ui/key/send-key.ts';
import { useShortcut } from '../../ui/key/shortcut.ts';
import css from './composer.module.css';

interface ComposerProps {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  /** Called on Escape. */
  onLeave: () => void;
  isSending: boolean;
  /** The counterpart's name. */
  to: string;
}

type Mark = { label: string; icon: ReactNode; before: string; after: string; sample: string };

/** The Markdown marks that the toolbar puts around the selection. */
const MARKS: Mark[] = [
  { label: 'Bold', icon: <IconBold aria-hidden />, before: '**', after: '**', sample: 'bold' },
  { label: 'Italic', icon: <IconItalic aria-hidden />, before: '*', after: '*', sample: 'italic' },
  { label: 'List', icon: <IconList aria-hidden />, before: '\n- ', after: '', sample: 'item' },
  { label: 'Link', icon: <IconLink aria-hidden />, before: '[', after: '](https://)', sample: 'text' },
];

/** The field for a message. It grows with the text and sends with Cmd/Ctrl+Enter. R focuses it, and Escape leaves it. */
export function Composer({ text, onText, onSend, onLeave, isSending, to }: ComposerProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  useTypedBefore(() => area.current?.value, text, onText);
  const excess = text.trim().length - MESSAGE_LENGTH_MAX;
  const isBlank = text.trim() === '';
  const refusal =
    excess > 0
      ? `${lengthMaxSentence(MESSAGE_LENGTH_MAX)}. Remove ${formatNumber(excess)}`
      : markdownRefusal(text);

  function submit() {
    if (isSending || isBlank || refusal) return;
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

  function insertMark({ before, after, sample }: Mark) {
    const field = area.current;
    if (!field) return;
    const selection = text.slice(field.selectionStart, field.selectionEnd) || sample;
    field.focus();
    field.setRangeText(before + selection + after, field.selectionStart, field.selectionEnd, 'end');
    onText(field.value);
  }

  return (
    <form
      className={css['composer']}
      data-invalid={refusal ? true : undefined}
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
      />
      {refusal ? (
        <p id={noteId} className={css['note']} role="alert">
          {refusal}.
        </p>
      ) : null}
      <div className={css['bar']}>
        <MarkButtons onMark={insertMark} />
        <span className={css['keys']}>
          <KeyCaps keys="Mod+Enter" />
        </span>
        <Button
          type="submit"
          tone="primary"
          size="s"
          loading={isSending}
          disabled={isBlank || refusal !== undefined}
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
