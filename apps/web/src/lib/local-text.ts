import { useSyncExternalStore } from 'react';

/**
 * A text with a day of the browser's time zone, or with how long something takes from now. The server knows neither: there it is a
 * blank, and the browser fills it in when it takes over.
 */
export const useLocalText = (textOf: () => string): string =>
  useSyncExternalStore(never, textOf, () => '\u00a0');

const never = () => () => {};
