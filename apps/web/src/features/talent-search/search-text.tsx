import { useEffect, useState } from 'react';
import { SearchField } from '../../ui/search-field.tsx';

interface SearchTextProps {
  label: string;
  /** The text in the address. */
  text: string;
  onText: (text: string) => void;
  shortcut?: string;
  size?: 's' | 'l';
}

/** Fast typing asks once, for what stands at its end. */
const SETTLE_MS = 120;

/** The box that searches as one types. The address follows; going back changes the box. */
export function SearchText({ label, text, onText, shortcut, size = 'l' }: SearchTextProps) {
  const [typed, setTyped] = useState(text);
  const [inAddress, setInAddress] = useState(text);
  if (text !== inAddress) {
    setInAddress(text);
    setTyped(text);
  }

  useEffect(() => {
    if (typed === inAddress) return;
    const timer = setTimeout(() => {
      setInAddress(typed);
      onText(typed);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed, inAddress, onText]);

  return (
    <SearchField
      label={label}
      placeholder={label}
      value={typed}
      onChange={setTyped}
      shortcut={shortcut}
      size={size}
    />
  );
}
