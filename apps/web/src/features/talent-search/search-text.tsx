import { SEARCH_TEXT_LENGTH_MAX } from '@talaash/domain/search-limit';
import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from '../../ui/search-field.tsx';

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
  const [typed, setTyped] = useState(text);
  const [inAddress, setInAddress] = useState(text);
  // What this box has sent comes back as the address, perhaps while one types on.
  const [sent, setSent] = useState<readonly string[]>([]);
  if (text !== inAddress) {
    const own = sent.indexOf(text);
    setInAddress(text);
    setSent(sent.slice(own + 1));
    if (own === -1) setTyped(text);
  } else if (sent.length > 0 && sent.at(-1) === text) {
    setSent([]);
  }

  const asked = sent.at(-1) ?? inAddress;
  const send = useEffectEvent(() => {
    setSent([...sent, typed]);
    onText(typed);
  });
  useEffect(() => {
    if (typed === asked) return;
    const timer = setTimeout(() => send(), isWaiting ? SETTLE_MS_WAITING : SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed, asked, isWaiting]);

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
