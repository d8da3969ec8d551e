import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { isTakingOver } from './taking-over.ts';

/**
 * Keeps what somebody has typed, chosen or pressed in a field before the page was taken over, or has had filled in.
 *
 * @param read the field's own value
 * @param shown what the server has rendered into it
 * @param take gets the value, where it is another
 */
export function useTypedBefore<Value>(
  read: () => Value | undefined,
  shown: Value | undefined,
  take: (typed: Value) => void,
): void {
  const keep = useEffectEvent(() => {
    const typed = isTakingOver() ? read() : undefined;
    if (typed !== undefined && shown !== undefined && typed !== shown) take(typed);
  });
  useLayoutEffect(() => keep(), []);
}

/**
 * The same for a list to choose from, which shows the choice at once: the owner of its value may take a while, as where the
 * address is the value. A browser tells of one choice twice, and at the second time the list still has to show it.
 *
 * @returns what the list is given
 */
export function useChosenBefore<Value extends string>(
  list: RefObject<HTMLSelectElement | null>,
  value: Value,
  onChange: (value: Value) => void,
): { value: Value; onChange: (value: Value) => void } {
  const [early, setEarly] = useState<{ chosen: Value; instead: Value }>();
  // Once the owner has followed, the value leads: going back changes it to the one before.
  if (early && early.instead !== value) setEarly(undefined);
  useTypedBefore(
    () => list.current?.value as Value | undefined,
    value,
    (chosen) => {
      setEarly({ chosen, instead: value });
      onChange(chosen);
    },
  );
  return {
    value: early?.instead === value ? early.chosen : value,
    onChange: (chosen) => {
      setEarly(undefined);
      onChange(chosen);
    },
  };
}
