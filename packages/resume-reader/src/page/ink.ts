import type { Rule } from './rule.ts';

/** One letter on a page, in points; y grows downwards from the top edge. */
export type Ink = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
  color: string;
};

export type PageInk = {
  width: number;
  height: number;
  letters: Ink[];
  rules: Rule[];
  /** Whether the file has no text for letters of non-Latin scripts. */
  hasLostLetters: boolean;
  /** The number of invisible letters, which are not in `letters`. */
  hiddenCount: number;
};
