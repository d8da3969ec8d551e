import { useTheme } from '../../ui/theme/theme.ts';

/** The value of a token here: on this element, or in the theme and mode of the page. */
export const tokenOf = (name: string, element: Element = document.documentElement): string =>
  getComputedStyle(element).getPropertyValue(name).trim();

/** Reads tokens of the page, again with each theme and mode. */
export function useTokenOf(): (name: string) => string {
  useTheme();
  return tokenOf;
}
