import { useTheme } from '../../ui/theme/theme.ts';

/** The value of a token: on this element, or in the page's theme and mode. */
export const tokenOf = (name: string, element: Element = document.documentElement): string =>
  getComputedStyle(element).getPropertyValue(name).trim();

/** Reads the page's tokens, and reads them again when the theme or mode changes. */
export function useTokenOf(): (name: string) => string {
  useTheme();
  return tokenOf;
}
