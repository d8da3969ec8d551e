import { SEARCH_TEXT_LENGTH_MAX } from '@talaash/domain/talent-search/limit';
import { type KeyboardEvent, lazy, startTransition, Suspense, useCallback, useRef, useState } from 'react';
import { SearchField } from '../../ui/field/search-field.tsx';
import type { ComboboxAria } from './completion-list.tsx';
import { whenIdle } from '../../ui/base/idle.ts';
import { whenInteracted } from '../../ui/base/first-use.ts';
import { PEOPLE_LIST_ID } from './results.tsx';
import { useDebouncedValue } from './debounced-value.ts';
import type { Audience } from './search-key.ts';

const loadCompletions = async () => ({ default: (await import('./completion-list.tsx')).CompletionList });
const CompletionList = lazy(loadCompletions);
whenInteracted(() => whenIdle(() => void loadCompletions().catch(() => undefined)));

interface SearchTextProps {
  audience: Audience;
  label: string;
  /** The search text in the address. */
  text: string;
  onText: (text: string) => void;
  /** Called with each letter, before the debounce. */
  onTyping: (text: string) => void;
  /** A request is pending. */
  isWaiting: boolean;
  shortcut?: string;
  size?: 's' | 'l';
  /** The person came to this page to search, so the field gets the focus. */
  autoFocus?: boolean;
}

/** The debounce: fast typing sends one request, for the final text. */
const DEBOUNCE_MS = 120;
/** On a slow connection a response would be stale before it arrives, so the debounce is longer. */
const DEBOUNCE_MS_WAITING = 400;

/**
 * The search-as-you-type field with suggestions. It writes the address, and going back changes the field. A guest's searches are
 * not stored.
 */
export function SearchText({
  audience,
  label,
  text,
  onText,
  onTyping,
  isWaiting,
  shortcut,
  size = 'l',
  autoFocus = false,
}: SearchTextProps) {
  const [typed, setTyped] = useDebouncedValue(text, onText, isWaiting ? DEBOUNCE_MS_WAITING : DEBOUNCE_MS);
  /** The suggestions, with the text that gets none while it is unchanged. Absent until the person is about to type. */
  const [focus, setFocus] = useState<{ isHere: boolean; text: string }>();
  const [aria, setAria] = useState<ComboboxAria>({ isExpanded: false });
  const box = useRef<HTMLElement>(null);
  const keys = useRef<(event: KeyboardEvent) => void>(undefined);
  const setKeys = useCallback((handle: typeof keys.current) => {
    keys.current = handle;
  }, []);
  const type = (next: string) => {
    onTyping(next);
    setTyped(next);
  };
  return (
    <>
      <SearchField
        name="q"
        label={label}
        placeholder={label}
        maxLength={SEARCH_TEXT_LENGTH_MAX}
        value={typed}
        onChange={type}
        onFocus={({ currentTarget }) => {
          box.current = currentTarget.parentElement;
          // Responds to the press before the suggestions have loaded.
          startTransition(() => setFocus({ isHere: true, text: typed }));
        }}
        onBlur={() => setFocus({ isHere: false, text: typed })}
        onKeyDown={(event) => {
          keys.current?.(event);
          // Enter finishes the text: later suggestions would cover its results.
          if (event.key === 'Enter' && !event.defaultPrevented && !event.nativeEvent.isComposing)
            setFocus({ isHere: true, text: typed });
        }}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={aria.isExpanded}
        aria-controls={aria.listId}
        aria-activedescendant={aria.optionId}
        shortcut={shortcut}
        listId={PEOPLE_LIST_ID}
        size={size}
        autoFocus={autoFocus}
      />
      {focus === undefined ? null : (
        <Suspense>
          <CompletionList
            {...{ audience, typed }}
            isFocused={focus.isHere}
            textAtFocus={focus.text}
            field={box}
            onAria={setAria}
            onKeys={setKeys}
            onText={type}
          />
        </Suspense>
      )}
    </>
  );
}
