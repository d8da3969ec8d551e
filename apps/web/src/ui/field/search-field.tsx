import { IconSearch } from '../icon/search.ts';
import { IconX } from '../icon/x.ts';
import { useEffect, useRef } from 'react';
import { IconButton } from '../press/button.tsx';
import { focusFirst, focusMain } from '../base/focus.ts';
import { openModals } from '../float/open-modals.ts';
import { KeyCap } from '../key/key-cap.tsx';
import { useShortcut } from '../key/shortcut.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface SearchFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'end' | 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  /** The key that puts the cursor here from anywhere on the page: "/". */
  shortcut?: string | undefined;
  /** The id of the list that it filters. Arrow down and Enter move the focus there. */
  listId?: string | undefined;
  /** Runs on Enter instead of moving to the list. */
  onEnter?: (() => void) | undefined;
}

/**
 * A search box that reports every keystroke. Arrow down and Enter move to the results. Escape leaves the box and keeps the text;
 * a second Escape clears it. The label is for screen readers only.
 */
export function SearchField({
  value,
  onChange,
  shortcut,
  listId,
  onEnter,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useShortcut(shortcut, focusAndSelect, { label: rest.label });
  const emptyOnNextEscape = useNextEscape(() => onChange(''));
  const goToList = () => listId !== undefined && focusFirst(document.getElementById(listId));

  /** Typing then replaces the text, and an arrow key keeps it. */
  function focusAndSelect() {
    input.current?.focus();
    input.current?.select();
  }

  function empty() {
    onChange('');
    input.current?.focus();
  }

  const key = shortcut ? <KeyCap muted>{shortcut}</KeyCap> : undefined;
  return (
    <TextField
      hideLabel
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      {...rest}
      ref={input}
      type="search"
      value={value}
      onChange={onChange}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.defaultPrevented || event.nativeEvent.isComposing) return;
        if (event.key === 'Enter' && onEnter) onEnter();
        else if (event.key === 'Enter' || event.key === 'ArrowDown') {
          if (!goToList()) return;
        } else if (event.key !== 'Escape' || (value === '' && openModals.get().length > 0)) return;
        else {
          if (!goToList()) focusMain();
          emptyOnNextEscape();
        }
        event.preventDefault();
        event.stopPropagation();
      }}
      icon={<IconSearch aria-hidden />}
      end={value ? <IconButton size="s" label="Clear" icon={<IconX aria-hidden />} onClick={empty} /> : key}
    />
  );
}

/** Returns a function that makes Escape run `act` if it is the next key pressed. */
function useNextEscape(act: () => void): () => void {
  const latest = useRef(act);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => stop.current?.(), []);
  return () => {
    stop.current?.();
    const isBelow = openModals.get().length;
    const listen = (event: KeyboardEvent) => {
      stop.current?.();
      if (event.key !== 'Escape' || openModals.get().length > isBelow) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    stop.current = () => window.removeEventListener('keydown', listen, true);
    // The key press that leaves the box does not count as the next one.
    queueMicrotask(() => window.addEventListener('keydown', listen, true));
  };
}
