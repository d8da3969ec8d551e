import { SEARCH_TEXT_LENGTH_MAX } from '@talaash/domain/talent-search/limit';
import { SearchField } from '../../ui/field/search-field.tsx';
import { useDraftValue } from './draft-value.ts';

interface SearchTextProps {
  label: string;
  /** The text in the address. */
  text: string;
  onText: (text: string) => void;
  /** An answer is on its way. */
  isWaiting: boolean;
  shortcut?: string;
  size?: 's' | 'l';
}

/** Fast typing asks once, for what stands at its end. */
const SETTLE_MS = 120;
/** Where answers are slow, each would be outdated before it came: a longer pause is waited for. */
const SETTLE_MS_WAITING = 400;

/** The box that searches as one types. The address follows; going back changes the box. */
export function SearchText({ label, text, onText, isWaiting, shortcut, size = 'l' }: SearchTextProps) {
  const [typed, setTyped] = useDraftValue(text, onText, isWaiting ? SETTLE_MS_WAITING : SETTLE_MS);
  return (
    <SearchField
      label={label}
      placeholder={label}
      maxLength={SEARCH_TEXT_LENGTH_MAX}
      value={typed}
      onChange={setTyped}
      shortcut={shortcut}
      size={size}
    />
  );
}
