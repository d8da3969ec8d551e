import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { announce } from '../base/announce.tsx';
import { Field, type FieldFrame } from './field.tsx';
import fieldCss from './field.module.css';
import { RemoveButton } from '../press/remove-button.tsx';
import css from './tags-field.module.css';

interface TagsFieldProps extends FieldFrame {
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: (() => void) | undefined;
  max: number;
  /** Shown when one tag too many is entered. */
  maxSentence: string;
  maxLength: number;
  placeholder?: string | undefined;
  suggestions?: readonly string[] | undefined;
  disabled?: boolean | undefined;
  'data-path'?: string | undefined;
}

/**
 * A list of short texts. Enter or leaving the field adds one; Backspace in the empty field removes the last.
 * Tags are trimmed. A duplicate, in upper or lower case, is ignored. A pasted list is split at commas and line breaks.
 */
export function TagsField(props: TagsFieldProps) {
  const { label, hideLabel, hint, help, error, value, maxSentence, suggestions, disabled } = props;
  const { input, text, isFull, setText, commit, remove, onKeyDown, onPaste } = useTags(props);
  const listId = useId();
  return (
    <Field {...{ label, hideLabel, hint, help, error: isFull ? maxSentence : error }}>
      {(aria) => (
        <div
          className={`${fieldCss['box']} ${css['tags']}`}
          data-invalid={aria['aria-invalid']}
          data-disabled={disabled || undefined}
          onPointerDown={(event) => {
            if (event.target !== event.currentTarget) return;
            event.preventDefault();
            input.current?.focus();
          }}
        >
          {value.map((tag) => (
            <Tag key={tag} text={tag} disabled={disabled} onRemove={() => remove(tag)} />
          ))}
          <input
            {...aria}
            ref={input}
            data-path={props['data-path']}
            className={css['input']}
            value={text}
            maxLength={props.maxLength}
            placeholder={props.placeholder}
            disabled={disabled}
            autoComplete="off"
            list={suggestions ? listId : undefined}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => {
              commit();
              props.onBlur?.();
            }}
          />
          {suggestions ? (
            <datalist id={listId}>
              {suggestions
                .filter((tag) => !holds(value, tag))
                .map((tag) => (
                  <option key={tag}>{tag}</option>
                ))}
            </datalist>
          ) : null}
        </div>
      )}
    </Field>
  );
}

/** The typed text, and how tags are added and removed. */
function useTags({ value, onChange, max, maxSentence, maxLength }: TagsFieldProps) {
  const [text, setText] = useState('');
  const [isFull, setFull] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    }
    const last = value.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined) {
      event.preventDefault();
      remove(last);
    }
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const parts = event.clipboardData.getData('text').split(/[,;\n\t]/);
    if (parts.length < 2) return;
    event.preventDefault();
    add([text, ...parts]);
    setText('');
  }

  /** Adds the typed text. A refused text stays in the field. */
  function commit() {
    if (!add([text])) setText('');
  }

  /** Returns true if the list is full and at least one tag was refused. */
  function add(candidates: string[]): boolean {
    const next = [...value];
    let isRefused = false;
    for (const candidate of candidates) {
      const tag = candidate.trim().replaceAll(/\s+/g, ' ').slice(0, maxLength);
      if (tag === '' || holds(next, tag)) continue;
      if (next.length >= max) isRefused = true;
      else next.push(tag);
    }
    setFull(isRefused);
    if (isRefused) announce(maxSentence, 'assertive');
    if (next.length > value.length) onChange(next);
    return isRefused;
  }

  function remove(tag: string) {
    setFull(false);
    onChange(value.filter((other) => other !== tag));
    announce(`${tag} removed`);
    input.current?.focus();
  }

  return { input, text, isFull, setText, commit, remove, onKeyDown, onPaste };
}

function holds(tags: readonly string[], tag: string): boolean {
  return tags.some((other) => other.toLowerCase() === tag.toLowerCase());
}

interface TagProps {
  text: string;
  disabled: boolean | undefined;
  onRemove: () => void;
}

function Tag({ text, disabled, onRemove }: TagProps) {
  return (
    <span className={css['tag']}>
      <span className={css['text']} title={text}>
        {text}
      </span>
      <RemoveButton label={`Remove ${text}`} disabled={disabled} onClick={onRemove} />
    </span>
  );
}
