import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { IconButton } from '../press/button.tsx';
import { KeyCap } from '../key/key-cap.tsx';
import { useShortcut } from '../key/shortcut.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface SearchFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'end' | 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  /** The key that puts the cursor here from anywhere on the page: "/". */
  shortcut?: string | undefined;
}

/** A search box. It changes with every letter, and Escape empties it. The label is for screen readers only. */
export function SearchField({ value, onChange, shortcut, onKeyDown, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useShortcut(shortcut, () => input.current?.focus(), { label: rest.label });

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
        if (event.key !== 'Escape' || value === '') return;
        event.preventDefault();
        event.stopPropagation();
        onChange('');
      }}
      icon={<IconSearch aria-hidden />}
      end={value ? <IconButton size="s" label="Clear" icon={<IconX aria-hidden />} onClick={empty} /> : key}
    />
  );
}
