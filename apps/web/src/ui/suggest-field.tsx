import { Combobox, useCombobox } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { announce } from './announce.tsx';
import { Field, type FieldFrame } from './field.tsx';
import fieldCss from './field.module.css';
import { floatingParent } from './floating.ts';
import { MantineScope } from './mantine-scope.tsx';
import menuCss from './menu.module.css';

interface SuggestFieldProps<Item> extends FieldFrame {
  /** Finds what fits the typed text; aborted when more is typed. */
  find: (text: string, signal: AbortSignal) => Promise<readonly Item[]>;
  keyOf: (item: Item) => string;
  /** First line and, dim, second. */
  describe: (item: Item) => { label: string; detail?: string | undefined };
  onChoose: (item: Item) => void;
  placeholder?: string | undefined;
  icon?: ReactNode;
  /** Shown when nothing fits. */
  nothing?: string | undefined;
  /** Shown when the search failed. */
  failed?: string | undefined;
  /** Fewer letters than this find nothing. */
  minLength?: number | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  'data-path'?: string | undefined;
}

const pauseMs = 150;

/** A search in a field whose results one chooses from: places, people. */
export function SuggestField<Item>(props: SuggestFieldProps<Item>) {
  return (
    <MantineScope>
      <SuggestBox {...props} />
    </MantineScope>
  );
}

function SuggestBox<Item>({
  find,
  keyOf,
  describe,
  onChoose,
  placeholder,
  icon,
  nothing = 'Nothing found',
  failed = 'The list did not load. Type again to retry.',
  minLength = 2,
  disabled,
  autoFocus,
  onBlur,
  'data-path': dataPath,
  ...frame
}: SuggestFieldProps<Item>) {
  const [text, setText] = useState('');
  const [result, setResult] = useState<{ items: readonly Item[]; note?: string }>();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const search = useRef(find);
  search.current = find;

  useEffect(() => {
    if (text.trim().length < minLength) {
      setResult(undefined);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const items = await search.current(text.trim(), abort.signal);
        if (abort.signal.aborted) return;
        setResult(items.length > 0 ? { items } : { items, note: nothing });
        announce(items.length > 0 ? `${items.length} suggestions` : nothing);
      } catch {
        if (!abort.signal.aborted) setResult({ items: [], note: failed });
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, minLength, nothing, failed]);

  function choose(key: string) {
    const item = result?.items.find((candidate) => keyOf(candidate) === key);
    if (item === undefined) return;
    setText('');
    combobox.closeDropdown();
    onChoose(item);
  }

  return (
    <Field {...frame}>
      {(aria) => (
        <Combobox
          store={combobox}
          withinPortal
          portalProps={{ target: floatingParent() }}
          floatingStrategy="fixed"
          onOptionSubmit={choose}
          classNames={{ dropdown: menuCss['dropdown'] ?? '', option: menuCss['item'] ?? '' }}
        >
          <Combobox.DropdownTarget>
            <div
              className={fieldCss['box']}
              data-invalid={aria['aria-invalid']}
              data-disabled={disabled || undefined}
            >
              {icon}
              <Combobox.EventsTarget>
                <input
                  {...aria}
                  className={fieldCss['input']}
                  data-path={dataPath}
                  value={text}
                  placeholder={placeholder}
                  disabled={disabled}
                  autoFocus={autoFocus}
                  autoComplete="off"
                  onChange={(event) => {
                    setText(event.currentTarget.value);
                    combobox.openDropdown();
                    combobox.resetSelectedOption();
                  }}
                  onKeyDown={(event) => {
                    // Unhandled, Escape would close the dialog around the field as well.
                    if (event.key === 'Escape' && combobox.dropdownOpened) event.preventDefault();
                    // Enter chooses here; the form around the field is sent from elsewhere.
                    if (event.key === 'Enter' && text.trim() !== '') event.preventDefault();
                  }}
                  onFocus={() => combobox.openDropdown()}
                  onBlur={() => {
                    combobox.closeDropdown();
                    onBlur?.();
                  }}
                />
              </Combobox.EventsTarget>
            </div>
          </Combobox.DropdownTarget>
          <Combobox.Dropdown hidden={!result}>
            <Combobox.Options aria-label={frame.label}>
              {result?.items.map((item) => {
                const { label, detail } = describe(item);
                return (
                  <Combobox.Option key={keyOf(item)} value={keyOf(item)}>
                    <span className={menuCss['option']}>
                      {label}
                      {detail ? <span className={menuCss['detail']}>{detail}</span> : null}
                    </span>
                  </Combobox.Option>
                );
              })}
              {result?.note ? (
                <Combobox.Empty className={menuCss['label'] ?? ''}>{result.note}</Combobox.Empty>
              ) : null}
            </Combobox.Options>
          </Combobox.Dropdown>
        </Combobox>
      )}
    </Field>
  );
}
