import { IconBriefcase } from '../../ui/icon/briefcase.ts';
import { IconBuilding } from '../../ui/icon/building.ts';
import { IconCode } from '../../ui/icon/code.ts';
import { IconHistory } from '../../ui/icon/history.ts';
import { IconMapPin } from '../../ui/icon/map-pin.ts';
import type { SearchCompletion } from '@talaash/domain/talent-search/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { api } from '../../lib/api.ts';
import { useDraftKey } from '../../lib/draft.ts';
import { announce } from '../../ui/base/announce.tsx';
import { useDebouncedCallback } from '../../ui/base/use-debounced-callback.ts';
import { useLatestCallback } from '../../ui/base/use-latest-callback.ts';
import { FieldPopover } from '../../ui/field/field-popover.tsx';
import { KeyCap } from '../../ui/key/key-cap.tsx';
import { COMPLETED_LETTERS_MIN, completedText, markedName } from './completion.ts';
import css from './completion-list.module.css';
import { keepRecentSearch, readRecentSearches } from './recent-search.ts';
import { type Audience, withSearchKey } from './search-key.ts';
import { formatCount, formatNumber } from '../../lib/format.ts';

/** The field's ARIA attributes for its list. */
export type ComboboxAria = {
  isExpanded: boolean;
  /** Absent while the list is closed. */
  listId?: string | undefined;
  optionId?: string | undefined;
};

export interface CompletionListProps {
  audience: Audience;
  /** The container of the search field. */
  field: RefObject<HTMLElement | null>;
  typed: string;
  isFocused: boolean;
  /** The field's text when it got the focus. */
  textAtFocus: string;
  onAria: (aria: ComboboxAria) => void;
  /** Receives the field's key handler. */
  onKeys: (handle: ((event: KeyboardEvent) => void) | undefined) => void;
  /** Puts a text into the field and searches it. */
  onText: (text: string) => void;
}

type Option = { kind: SearchCompletion['kind'] | 'recent'; text: string; count?: number };

const GROUPS: Record<Option['kind'], { label: string; icon: ReactNode }> = {
  recent: { label: 'Recent', icon: <IconHistory aria-hidden /> },
  title: { label: 'Titles', icon: <IconBriefcase aria-hidden /> },
  skill: { label: 'Skills', icon: <IconCode aria-hidden /> },
  place: { label: 'Places', icon: <IconMapPin aria-hidden /> },
  employer: { label: 'Employers, current or past', icon: <IconBuilding aria-hidden /> },
};
const KINDS = Object.keys(GROUPS) as Option['kind'][];

/** Per kind. */
const SHOWN_MAX = 4;

/** Completions for the text of a search field: recent searches, titles, skills, places and employers. */
export function CompletionList({ audience, field, typed, isFocused, ...props }: CompletionListProps) {
  const { textAtFocus, onAria, onKeys, onText } = props;
  const recentKey = useDraftKey(audience === 'company' ? 'recent-searches' : undefined);
  const id = useId();
  // Shows a typed letter before its suggestions.
  const lateTyped = useDeferredValue(typed);
  const options = useOptions(audience, lateTyped, recentKey);
  const [cursor, setCursor] = useState(-1);
  const [closedAt, setClosedAt] = useState<string>();
  // If the field has a text, typing opens the list; focusing the field again does not.
  const isWanted = typed === '' || typed !== textAtFocus;
  const isOpen = isFocused && isWanted && closedAt !== typed && options.length > 0;
  const chosen = isOpen ? options[cursor] : undefined;
  const [known, setKnown] = useState(typed);
  if (known !== typed) {
    setKnown(typed);
    setCursor(-1);
    setClosedAt(undefined);
  }
  useStoredSearch(recentKey, typed, isFocused);
  useEffect(() => {
    onAria({
      isExpanded: isOpen,
      listId: isOpen ? id : undefined,
      optionId: chosen ? `${id}-${cursor}` : undefined,
    });
  }, [onAria, isOpen, id, chosen, cursor]);
  const count = isOpen ? options.length : 0;
  useEffect(() => {
    if (count > 0) announce(formatCount(count, 'suggestion'));
  }, [count]);

  function choose({ kind, text }: Option, isSearched: boolean) {
    const next = kind === 'recent' ? text : completedText(typed, text);
    // Closed before the text changes, so that the change does not open the list.
    setKnown(next);
    setClosedAt(next);
    setCursor(-1);
    onText(next);
    if (isSearched) keepRecentSearch(recentKey, next);
  }

  useEffect(() => {
    onKeys((event) => {
      if (!isOpen || event.nativeEvent.isComposing) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) setCursor(nextCursor(cursor, step, options.length));
      else if (event.key === 'Escape') setClosedAt(typed);
      else if (event.key === 'Enter' && chosen) choose(chosen, true);
      else if (event.key === 'Tab' && !event.shiftKey && chosen) choose(chosen, false);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    return () => onKeys(undefined);
  });

  const onChoose = useLatestCallback((option: Option) => choose(option, true));
  if (!isOpen) return null;
  return <OpenList {...{ id, field, options, cursor, onChoose }} typed={lateTyped} />;
}

/** The field itself comes before the first option and after the last. */
const nextCursor = (cursor: number, step: number, length: number): number =>
  ((cursor + 1 + step + length + 1) % (length + 1)) - 1;

const DEBOUNCE_MS = 100;
const STALE_MS = 5 * 60_000;

function useOptions(audience: Audience, typed: string, recentKey: string | undefined): Option[] {
  const [asked, setAsked] = useState('');
  const ask = useDebouncedCallback(setAsked, DEBOUNCE_MS);
  const text = typed.trimStart();
  useEffect(() => {
    ask(text);
    return ask.cancel;
  }, [ask, text]);
  const isLong = text.trim().length >= COMPLETED_LETTERS_MIN;
  const { data } = useQuery({
    queryKey: ['search-completions', audience, asked],
    queryFn: async ({ signal }) => {
      const { completions } = await withSearchKey(audience, (apiKey) =>
        api.talentSearch.complete.call({ apiKey, typed: asked }, { signal }),
      );
      return completions;
    },
    enabled: isLong && asked.trim().length >= COMPLETED_LETTERS_MIN,
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
    // Not retried: a late suggestion is worthless.
    retry: false,
  });
  // Rendered interruptibly, so that the field handles key presses in between.
  const found = useDeferredValue(data);
  const isFound = isLong && asked !== '';
  return useMemo(() => {
    const recent = text === '' || isLong ? recentLike(recentKey, text) : [];
    const all = [...recent, ...(isFound ? (found ?? []) : [])];
    const shown = text === '' ? all.length : SHOWN_MAX;
    return KINDS.flatMap((kind) => all.filter((option) => option.kind === kind).slice(0, shown));
  }, [recentKey, text, isLong, isFound, found]);
}

const recentLike = (recentKey: string | undefined, text: string): Option[] =>
  readRecentSearches(recentKey)
    .filter((one) => one !== text && one.toLowerCase().includes(text.trim().toLowerCase()))
    .map((one) => ({ kind: 'recent', text: one }));

/** Stores the search when the field loses the focus. */
function useStoredSearch(recentKey: string | undefined, typed: string, isFocused: boolean): void {
  // This component loads when the field gets the focus, and may arrive after the field has lost it again.
  const wasFocused = useRef(true);
  useEffect(() => {
    if (wasFocused.current && !isFocused) keepRecentSearch(recentKey, typed);
    wasFocused.current = isFocused;
  }, [recentKey, typed, isFocused]);
}

interface OpenListProps {
  id: string;
  field: RefObject<HTMLElement | null>;
  options: readonly Option[];
  typed: string;
  cursor: number;
  onChoose: (option: Option) => void;
}

/** Memoized: it rerenders only when its options change, not on every response of the page. */
const OpenList = memo(function OpenList({ id, field, options, typed, cursor, onChoose }: OpenListProps) {
  return (
    <FieldPopover field={field} cursor={cursor} className={css['list']}>
      <div id={id} role="listbox" aria-label="Suggestions">
        {KINDS.map((kind) => {
          const { label, icon } = GROUPS[kind];
          const ofKind = options.filter((option) => option.kind === kind);
          if (ofKind.length === 0) return null;
          return (
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <div id={`${id}-${kind}`} role="presentation" className={css['label']}>
                {label}
              </div>
              {ofKind.map((option) => {
                const at = options.indexOf(option);
                return (
                  <div
                    key={option.text}
                    id={`${id}-${at}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={at === cursor}
                    className={css['option']}
                    onClick={() => onChoose(option)}
                  >
                    {icon}
                    <span className={css['text']}>
                      <Name typed={typed} option={option} />
                    </span>
                    {option.count === undefined ? null : (
                      <span className={css['count']}>{formatNumber(option.count)}</span>
                    )}
                  </div>
                );
              })}
            </div>
          );
        })}
      </div>
      <div className={css['keys']} aria-hidden>
        <KeyCap>↑</KeyCap>
        <KeyCap>↓</KeyCap> choose <KeyCap>Tab</KeyCap> take the word <KeyCap>↵</KeyCap> search
      </div>
    </FieldPopover>
  );
});

const Name = ({ typed, option }: { typed: string; option: Option }) =>
  markedName(typed, option.text).map(({ text, isTyped }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one name have no other key.
    isTyped ? <b key={at}>{text}</b> : text,
  );
