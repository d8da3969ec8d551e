import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { type ControlAria, Field, type FieldFrame } from './field.tsx';
import fieldCss from './field.module.css';
import { type Suggestion, SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestFieldProps<Item> extends FieldFrame {
  /** Searches for the typed text. The signal aborts when the text changes. */
  find: (text: string, signal: AbortSignal) => Promise<readonly Item[]>;
  keyOf: (item: Item) => string;
  /** The first line and the dimmed second line. */
  describe: (item: Item) => Suggestion;
  onChoose: (item: Item) => void;
  placeholder?: string | undefined;
  icon?: ReactNode;
  /** Shown when nothing fits. */
  nothing?: string | undefined;
  /** Shown when the search failed. */
  failed?: string | undefined;
  /** Shorter texts are not searched for. */
  minLength?: number | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  'data-path'?: string | undefined;
}

/** A field that searches and offers the results to choose from. */
export function SuggestField<Item>(props: SuggestFieldProps<Item>) {
  return <Field {...props}>{(aria) => <SuggestBox {...props} aria={aria} />}</Field>;
}

function SuggestBox<Item>({ aria, ...props }: SuggestFieldProps<Item> & { aria: ControlAria }) {
  const { label, placeholder, icon, disabled, autoFocus, onBlur, keyOf, describe } = props;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const { text, items, note, isOpen, cursor, type, open, close, choose, onKeyDown } = useChoice(props);
  const hasList = isOpen && items.length > 0;
  return (
    <div
      ref={box}
      className={fieldCss['box']}
      data-invalid={aria['aria-invalid']}
      data-disabled={disabled || undefined}
    >
      {icon}
      <input
        {...aria}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? id : undefined}
        aria-activedescendant={hasList && cursor >= 0 ? `${id}-${cursor}` : undefined}
        className={fieldCss['input']}
        data-path={props['data-path']}
        value={text}
        placeholder={placeholder}
        disabled={disabled}
        autoFocus={autoFocus}
        autoComplete="off"
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onFocus={open}
        onBlur={() => {
          close();
          onBlur?.();
        }}
      />
      {isOpen ? (
        <SuggestionList
          id={id}
          label={label}
          field={box}
          suggestions={items.map((item) => ({ key: keyOf(item), ...describe(item) }))}
          cursor={cursor}
          note={note}
          onChoose={choose}
        />
      ) : null}
    </div>
  );
}

/** The typed text, the suggestions and the keys. */
function useChoice<Item>({
  find,
  minLength = 2,
  nothing = 'Nothing found',
  failed = 'The list did not load. Type again to retry.',
  onChoose,
}: SuggestFieldProps<Item>) {
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [cursor, setCursor] = useState(-1);
  const found = useSuggestions(text, { find, minLength, nothing, failed });
  const items = found?.items ?? [];
  const isOpen = isWanted && found !== undefined;

  function open() {
    setWanted(true);
  }

  function close() {
    setWanted(false);
    setCursor(-1);
  }

  function type(next: string) {
    setText(next);
    setCursor(-1);
    open();
  }

  function choose(index: number) {
    const item = items[index];
    if (item === undefined) return;
    setText('');
    close();
    onChoose(item);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      if (isOpen && items.length > 0)
        setCursor((Math.max(cursor, step === 1 ? -1 : 0) + step + items.length) % items.length);
      open();
    } else if (event.key === 'Escape' && isOpen) {
      close();
    } else if (event.key === 'Enter' && text.trim() !== '') {
      if (isOpen) choose(cursor);
    } else return;
    // Otherwise Escape would close the dialog around the field, and Enter would submit the form.
    event.preventDefault();
  }

  return { text, items, note: found?.note, isOpen, cursor, type, open, close, choose, onKeyDown };
}
