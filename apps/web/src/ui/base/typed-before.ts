import { useEffectEvent, useLayoutEffect } from 'react';
import { isTakingOver } from './taking-over.ts';

/**
 * Keeps what somebody has typed or pressed in a field before the page was taken over, or has had filled in.
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
