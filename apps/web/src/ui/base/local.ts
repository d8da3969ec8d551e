import { useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether to show what only the device knows: its time zone, its language, its storage. False on the server and during hydration,
 * because both must render the same. The browser corrects it before its next frame.
 */
export const useIsLocal = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * State that starts from what the device stores.
 *
 * @param read called once
 * @param rendered the value while the device is unknown
 */
export function useLocalState<State>(read: () => State, rendered: State) {
  const isLocal = useIsLocal();
  const [state, setState] = useState(() => (isLocal ? read() : rendered));
  const [isRead] = useState(isLocal);
  const readNow = useEffectEvent(() => {
    // Keeps what the person has typed meanwhile.
    setState((now) => (now === rendered ? read() : now));
  });
  useLayoutEffect(() => {
    if (!isRead) readNow();
  }, [isRead]);
  return [state, setState] as const;
}
