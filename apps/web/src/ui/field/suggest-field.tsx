import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { announce } from '../base/announce.tsx';
import { Button } from '../press/button.tsx';
import { type ControlAria, Field, type FieldFrame } from './field.tsx';
import fieldCss from './field.module.css';
import { type Suggestion, SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestFieldProps<Item> extends FieldFrame {
  /** Searches for the typed text. The signal aborts when the text changes. */
  find: (text: string, signal: AbortSignal) => Promise<readonly Item[]>;
  keyOf: (item: Item) => string;
  /** The first line, and the dimmed second line. */
  describe: (item: Item) => Suggestion;
  onChoose: (item: Item) => void;
  placeholder?: string | undefined;
  icon?: ReactNode;
  /** Shown when there are no results. */
  nothing?: string | undefined;
  /** The plain input while the search does not answer. The field searches again when the text changes. */
  plain: PlainInput;
  /** Shorter texts are not searched. */
  minLength?: number | undefined;
  /** The chosen suggestion is loading. The field keeps its text and the focus in case the load fails. */
  isReading?: boolean | undefined;
  /** Otherwise a choice clears the text. */
  keepsText?: boolean | undefined;
  autoFocus?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  'data-path'?: string | undefined;
}

/** A plain input. It submits its text as the person types, on Enter, with its button, or on blur. */
export interface PlainInput {
  /** Replaces the help and says that the search is down. */
  help: string;
  /** Accepts the text, or returns the reason for a refusal. */
  take: (text: string) => string | undefined;
  /** The label of the button. */
  takeLabel: string;
}

/** A field that searches and suggests results. While the search does not answer, it is a plain input. */
export function SuggestField<Item>(props: SuggestFieldProps<Item>) {
  const choice = useChoice(props);
  const { help, error, plain } = props;
  return (
    <Field
      {...props}
      help={choice.isPlain ? plain.help : help}
      error={choice.isPlain ? (choice.refusal ?? error) : error}
    >
      {(aria) => <SuggestBox {...props} aria={aria} choice={choice} />}
    </Field>
  );
}

interface SuggestBoxProps<Item> extends SuggestFieldProps<Item> {
  aria: ControlAria;
  choice: ReturnType<typeof useChoice<Item>>;
}

function SuggestBox<Item>({ aria, choice, ...props }: SuggestBoxProps<Item>) {
  const { label, placeholder, icon, isReading, autoFocus, onBlur, keyOf, describe } = props;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const { text, items, note, isOpen, isPlain, cursor, type, open, close, choose, take, onKeyDown } = choice;
  const hasList = isOpen && items.length > 0;
  return (
    <div
      ref={box}
      className={fieldCss['box']}
      data-invalid={aria['aria-invalid']}
      data-disabled={isReading || undefined}
    >
      {icon}
      <input
        {...aria}
        {...(isPlain ? {} : { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': hasList })}
        aria-controls={hasList ? id : undefined}
        aria-activedescendant={hasList && cursor >= 0 ? `${id}-${cursor}` : undefined}
        className={fieldCss['input']}
        data-path={props['data-path']}
        value={text}
        placeholder={placeholder}
        readOnly={isReading}
        aria-busy={isReading || undefined}
        autoFocus={autoFocus}
        autoComplete="off"
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onFocus={open}
        onBlur={(event) => {
          close();
          onBlur?.();
          // A press on the button submits the text itself.
          if (isPlain && !box.current?.contains(event.relatedTarget)) take();
        }}
      />
      {isPlain ? (
        <Button size="s" onClick={take}>
          {props.plain.takeLabel}
        </Button>
      ) : null}
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
  plain,
  keepsText = false,
  onChoose,
}: SuggestFieldProps<Item>) {
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [cursor, setCursor] = useState(-1);
  const [refusal, setRefusal] = useState<string>();
  const found = useSuggestions(text, { find, minLength, nothing });
  const items = found?.items ?? [];
  const isPlain = found?.hasFailed === true;
  const isOpen = isWanted && found !== undefined && !isPlain;

  useEffect(() => {
    if (isPlain) announce(plain.help);
  }, [isPlain, plain.help]);

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
    setRefusal(undefined);
    open();
  }

  function take() {
    if (text.trim() !== '') setRefusal(plain.take(text));
  }

  function choose(index: number) {
    const item = items[index];
    if (item === undefined) return;
    if (!keepsText) setText('');
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
      if (isPlain) take();
      else if (isOpen) choose(cursor);
    } else return;
    // Otherwise Escape would close the dialog around the field, and Enter would submit the form.
    event.preventDefault();
  }

  return {
    ...{ text, items, note: found?.note, isOpen, isPlain, cursor, refusal },
    ...{ type, open, close, choose, take, onKeyDown },
  };
}
