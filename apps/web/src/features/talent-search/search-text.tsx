import { SEARCH_TEXT_LENGTH_MAX } from '@talaash/domain/talent-search/limit';
import { SearchField } from '../../ui/field/search-field.tsx';
import { PEOPLE_LIST_ID } from './results.tsx';
import { useDebouncedValue } from './debounced-value.ts';

interface SearchTextProps {
  label: string;
  /** The search text in the address. */
  text: string;
  onText: (text: string) => void;
  /** Called with each letter, before the debounce. */
  onTyping: (text: string) => void;
  /** A request is under way. */
  isWaiting: boolean;
  shortcut?: string;
  size?: 's' | 'l';
}

/** Fast typing sends one request, for the final text. */
const DEBOUNCE_MS = 120;
/** On a slow connection a response would be stale before it arrives, so the debounce is longer. */
const DEBOUNCE_MS_WAITING = 400;

/** The field that searches while one types. It writes the address, and going back changes the field. */
export function SearchText({
  label,
  text,
  onText,
  onTyping,
  isWaiting,
  shortcut,
  size = 'l',
}: SearchTextProps) {
  const [typed, setTyped] = useDebouncedValue(text, onText, isWaiting ? DEBOUNCE_MS_WAITING : DEBOUNCE_MS);
  return (
    <SearchField
      label={label}
      placeholder={label}
      maxLength={SEARCH_TEXT_LENGTH_MAX}
      value={typed}
      onChange={(next) => {
        onTyping(next);
        setTyped(next);
      }}
      shortcut={shortcut}
      listId={PEOPLE_LIST_ID}
      size={size}
    />
  );
}
