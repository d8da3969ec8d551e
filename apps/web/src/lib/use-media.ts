import { useSyncExternalStore } from 'react';

/** Whether a media query holds now: `useMedia('(width >= 900px)')`. For what must not even be loaded otherwise. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
