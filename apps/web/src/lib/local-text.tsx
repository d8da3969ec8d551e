import { useSyncExternalStore } from 'react';
import { useIsLocal } from '../ui/base/local.ts';
import css from './local-text.module.css';

const never = () => () => {};

/**
 * A text with a day of the browser's time zone, or with how long something takes from now. The server knows neither: there it is a
 * blank, and the browser fills it in when it takes over.
 */
export const useLocalText = (textOf: () => string): string =>
  useSyncExternalStore(never, textOf, () => '\u00a0');

/**
 * The same within a line. Until the browser fills it in, it takes the space of the server's own text, so that nothing moves, and shows
 * none: an hour of another time zone would be wrong.
 */
export function LocalText({ of }: { of: () => string }) {
  if (useIsLocal()) return <span>{of()}</span>;
  // The browser must not compare it with its own when it takes over.
  return (
    <span className={css['unknown']} suppressHydrationWarning>
      {import.meta.env.SSR ? of() : '\u00a0'}
    </span>
  );
}
