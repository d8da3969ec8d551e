import { useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether something is shown with what only the device knows: its time zone, its language, what it stores. False on the server, and while
 * the browser takes over what the server rendered, because both must be the same. The browser corrects it before its next frame.
 */
export const useIsLocal = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * State that starts as what the device stores.
 *
 * @param read called once
 * @param rendered what it is where the device is not known
 */
export function useLocalState<State>(read: () => State, rendered: State) {
  const isLocal = useIsLocal();
  const [state, setState] = useState(() => (isLocal ? read() : rendered));
  const [isRead] = useState(isLocal);
  const readNow = useEffectEvent(() => {
    // What somebody has typed meanwhile stays.
    setState((now) => (now === rendered ? read() : now));
  });
  useLayoutEffect(() => {
    if (!isRead) readNow();
  }, [isRead]);
  return [state, setState] as const;
}
