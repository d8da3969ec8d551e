import { useEffect, useState } from 'react';
import { announce } from '../base/announce.tsx';
import { formatCount } from '../base/number.ts';
import { useDebouncedCallback } from '../base/use-debounced-callback.ts';

interface Suggestions<Item> {
  items: readonly Item[];
  /** Why there are no suggestions. */
  note?: string;
  /** The search did not answer. It may answer for the next text. */
  hasFailed?: boolean;
}

interface SuggestionSearch<Item> {
  find: (text: string, signal: AbortSignal) => Promise<readonly Item[]>;
  minLength: number;
  nothing: string;
}

const debounceMs = 150;

/** The suggestions for a text, or why there are none. Undefined while the text is too short. */
export function useSuggestions<Item>(
  text: string,
  { find, minLength, nothing }: SuggestionSearch<Item>,
): Suggestions<Item> | undefined {
  const [found, setFound] = useState<Suggestions<Item>>();
  const search = useDebouncedCallback(async (wanted: string, signal: AbortSignal) => {
    try {
      const items = await find(wanted, signal);
      if (signal.aborted) return;
      setFound(items.length > 0 ? { items } : { items, note: nothing });
      announce(items.length > 0 ? formatCount(items.length, 'suggestion') : nothing);
    } catch {
      if (!signal.aborted) setFound({ items: [], hasFailed: true });
    }
  }, debounceMs);

  useEffect(() => {
    if (text.trim().length < minLength) {
      setFound(undefined);
      return;
    }
    const abort = new AbortController();
    search(text.trim(), abort.signal);
    return () => {
      search.cancel();
      abort.abort();
    };
  }, [text, minLength, search]);

  return found;
}
