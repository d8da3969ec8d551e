import { createContext, type RefObject, use, useEffectEvent, useLayoutEffect, useState } from 'react';
import { isHydrating } from './hydration.ts';

/** Whether a part of the page is hydrated on its own, after the rest: its program comes later. */
export const IsHydratedLate = createContext(false);

/**
 * Keeps what the person typed, chose or pressed in a field before hydration, or what the browser filled in.
 *
 * @param read the field's own value
 * @param shown the value that the server rendered
 * @param take receives the field's value if it differs
 */
export function useTypedBefore<Value>(
  read: () => Value | undefined,
  shown: Value | undefined,
  take: (typed: Value) => void,
): void {
  const isLate = use(IsHydratedLate);
  const keep = useEffectEvent(() => {
    const typed = isHydrating() || isLate ? read() : undefined;
    if (typed !== undefined && shown !== undefined && typed !== shown) take(typed);
  });
  useLayoutEffect(() => keep(), []);
}

/**
 * The same for a select, which shows the choice at once: its owner may take a while to update the value, for example when the
 * value is in the address. A browser reports one choice twice, and at the second event the select must still show it.
 *
 * @returns the props for the select
 */
export function useChosenBefore<Value extends string>(
  list: RefObject<HTMLSelectElement | null>,
  value: Value,
  onChange: (value: Value) => void,
): { value: Value; onChange: (value: Value) => void } {
  const [early, setEarly] = useState<{ chosen: Value; instead: Value }>();
  // Once the owner has updated the value, the value leads: going back returns to the earlier one.
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
