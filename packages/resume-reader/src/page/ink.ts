import type { Rule } from './rule.ts';

/** One letter on a page, in points; y grows downwards from the upper edge. */
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
  /** Whether letters of scripts other than Latin have no text of their own in the file. */
  hasLostLetters: boolean;
  /** How many letters a reader cannot see. They are not among `letters`. */
  hiddenCount: number;
};
