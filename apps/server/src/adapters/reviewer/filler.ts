import type { TextRule } from './finding.ts';

/** Text that stands in for text, wherever it stands. */
const FILLER =
  /\blorem\s+ipsum\b|\bdolor\s+sit\s+amet\b|\basdf|\bqwer(?:ty)?\b(?!\s*(?:keyboard|layout))|\btest\s+test\b(?!-)|\btesting\s+testing\b|\bblah\b|\bfoo\s+bar\b|\b(?:sample|dummy|placeholder|filler)\s+text\b|\b(?:your|enter|type|insert)\s+text\s+here\b|\bto\s+be\s+(?:filled|added)\s+(?:in|later|soon)\b|\bxyz\s+xyz\b|\babc\s+abc\b/iu;

/** Short fields that hold nothing but such a word. */
const FILLER_ALONE =
  /^(?:test(?:ing|er)?(?:\s*(?:user|company|name|job|post|title|profile|\d+))*|abc+d?(?:efg?h?)?|xyz+|none|nil|n\s*\/?\s*a|tbd|tba|todo|null|undefined|name|title|first\s*name\s*last\s*name|your\s+name|company\s+name|untitled|sample|dummy|hello(?:\s+world)?|hi|ok)[\s.!-]*$/iu;

/** `tester` is a job; as a whole name it is none. */
const isAlone = (text: string) => FILLER_ALONE.test(text.trim()) && !/^tester$/iu.test(text.trim());

export const FILLER_RULES: readonly TextRule[] = [
  {
    certainty: 96,
    find: (text) =>
      FILLER.test(text) || isAlone(text) ? 'replace the placeholder text with your own words.' : undefined,
  },
];
