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
  /** What is said when one more is tried. */
  maxSentence: string;
  maxLength: number;
  placeholder?: string | undefined;
  suggestions?: readonly string[] | undefined;
  disabled?: boolean | undefined;
  'data-path'?: string | undefined;
}

/**
 * Short texts, one after the other: Enter or leaving adds, Backspace in the empty field removes the last. Trimmed;
 * one that is there already, in whatever case, is dropped without a word. A pasted list is split at commas and lines.
 */
export function TagsField({
  label,
  hideLabel,
  hint,
  help,
  error,
  value,
  onChange,
  onBlur,
  max,
  maxSentence,
  maxLength,
  placeholder,
  suggestions,
  disabled,
  'data-path': dataPath,
}: TagsFieldProps) {
  const [text, setText] = useState('');
  const [full, setFull] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();

  function add(candidates: string[]) {
    const next = [...value];
    let refused = false;
    for (const candidate of candidates) {
      const tag = candidate.trim().replaceAll(/\s+/g, ' ').slice(0, maxLength);
      if (tag === '' || holds(next, tag)) continue;
      if (next.length >= max) refused = true;
      else next.push(tag);
    }
    setFull(refused);
    if (refused) announce(maxSentence, 'assertive');
    if (next.length > value.length) onChange(next);
    return refused;
  }

  function commit() {
    if (!add([text])) setText('');
  }

  function remove(tag: string) {
    setFull(false);
    onChange(value.filter((other) => other !== tag));
    announce(`${tag} removed`);
    input.current?.focus();
  }

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

  return (
    <Field {...{ label, hideLabel, hint, help, error: full ? maxSentence : error }}>
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
            <span key={tag} className={css['tag']}>
              <span className={css['text']} title={tag}>
                {tag}
              </span>
              <RemoveButton label={`Remove ${tag}`} disabled={disabled} onClick={() => remove(tag)} />
            </span>
          ))}
          <input
            {...aria}
            ref={input}
            data-path={dataPath}
            className={css['input']}
            value={text}
            maxLength={maxLength}
            placeholder={placeholder}
            disabled={disabled}
            autoComplete="off"
            list={suggestions ? listId : undefined}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => {
              commit();
              onBlur?.();
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

function holds(tags: readonly string[], tag: string): boolean {
  return tags.some((other) => other.toLowerCase() === tag.toLowerCase());
}
