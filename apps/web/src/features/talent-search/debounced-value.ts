import { useContext, useEffect, useState } from 'react';
import { useDebouncedCallback } from '../../ui/base/use-debounced-callback.ts';
import { Clearings } from './clearing.ts';

/**
 * A value that changes faster than it can be processed. It is shown at once and passed to `onValue` after a debounce. A passed
 * value comes back as `value`. Any other new `value`, such as after going back, replaces the shown one. So does clearing the
 * surrounding search: the number of clearings signals it, because the value may be the same before and after.
 */
export function useDebouncedValue(
  value: string,
  onValue: (next: string) => void,
  debounceMs: number,
): [string, (next: string) => void] {
  const [shown, setShown] = useState(value);
  const [known, setKnown] = useState(value);
  // Passed on but not returned yet. There can be several while the person keeps typing.
  const [sent, setSent] = useState<readonly string[]>([]);
  const clearings = useContext(Clearings);
  const [knownClearings, setKnownClearings] = useState(clearings);
  if (clearings !== knownClearings) {
    setKnownClearings(clearings);
    setShown(value);
    setSent([]);
  } else if (value !== known) {
    const own = sent.indexOf(value);
    setKnown(value);
    setSent(sent.slice(own + 1));
    if (own === -1) setShown(value);
  } else if (sent.length > 0 && sent.at(-1) === value) {
    setSent([]);
  }

  const last = sent.at(-1) ?? known;
  const send = useDebouncedCallback(() => {
    setSent([...sent, shown]);
    onValue(shown);
  }, debounceMs);
  useEffect(() => {
    if (shown === last) return;
    send();
    return send.cancel;
  }, [shown, last, send]);

  return [shown, setShown];
}
