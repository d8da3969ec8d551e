import { useEffect, useState } from 'react';
import { useDebouncedCallback } from '../../ui/base/use-debounced-callback.ts';

/**
 * A value that a hand changes faster than it can be acted on: it is shown at once and handed on when it has stood still.
 * What is handed on comes back as `value`; any other new `value` (going back, clearing) takes its place.
 */
export function useDraftValue(
  value: string,
  onValue: (next: string) => void,
  settleMs: number,
): [string, (next: string) => void] {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  // Handed on and not back yet, perhaps while the hand goes on.
  const [sent, setSent] = useState<readonly string[]>([]);
  if (value !== known) {
    const own = sent.indexOf(value);
    setKnown(value);
    setSent(sent.slice(own + 1));
    if (own === -1) setDraft(value);
  } else if (sent.length > 0 && sent.at(-1) === value) {
    setSent([]);
  }

  const last = sent.at(-1) ?? known;
  const send = useDebouncedCallback(() => {
    setSent([...sent, draft]);
    onValue(draft);
  }, settleMs);
  useEffect(() => {
    if (draft === last) return;
    send();
    return send.cancel;
  }, [draft, last, send]);

  return [draft, setDraft];
}
