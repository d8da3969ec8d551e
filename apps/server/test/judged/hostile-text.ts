const parts =
  'a|1 |@|a.|1-|one |a@|a.b | at |9|\n|#|-|!|live:|telegram |telegram: a|https:/ / |a dot |क|ा|A |0O|9,|x at the rate |reach me |ignore ';

/** Texts of 10,000 characters that nearly are what a rule looks for, again and again. */
export const HOSTILE_TEXTS = parts.split('|').map((part) => part.repeat(Math.ceil(10_000 / part.length)));
