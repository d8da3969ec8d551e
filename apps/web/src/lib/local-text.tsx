import { useSyncExternalStore } from 'react';
import { useIsLocal } from '../ui/base/local.ts';
import css from './local-text.module.css';

const never = () => () => {};

/**
 * A text with a day in the browser's time zone, or a time relative to now. The server knows neither: it renders a blank, and the
 * browser fills it in on hydration.
 */
export const useLocalText = (textOf: () => string): string =>
  useSyncExternalStore(never, textOf, () => '\u00a0');

/**
 * The same within a line. Until hydration it reserves the space of the server's text, so that nothing moves, but hides the text:
 * an hour in another time zone would be wrong.
 */
export function LocalText({ of }: { of: () => string }) {
  if (useIsLocal()) return <span>{of()}</span>;
  // Suppresses React's comparison on hydration.
  return (
    <span className={css['unknown']} suppressHydrationWarning>
      {import.meta.env.SSR ? of() : '\u00a0'}
    </span>
  );
}
