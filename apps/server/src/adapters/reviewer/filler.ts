import type { TextRule } from './finding.ts';

/** Placeholder text anywhere in a text. */
const FILLER =
  /\blorem\s+ipsum\b|\bdolor\s+sit\s+amet\b|\basdf|\bqwer(?:ty)?\b(?!\s*(?:keyboard|layout))|\btest\s+test\b(?!-)|\btesting\s+testing\b|\bblah\b|\bfoo\s+bar\b|\b(?:sample|dummy|placeholder|filler)\s+text\b|\b(?:your|enter|type|insert)\s+text\s+here\b|\bto\s+be\s+(?:filled|added)\s+(?:in|later|soon)\b|\bxyz\s+xyz\b|\babc\s+abc\b/iu;

/** Placeholder words that are the entire content of a short field. */
const FILLER_ONLY =
  /^(?:test(?:ing|er)?(?:\s*(?:user|company|name|job|post|title|profile|\d+))*|abc+d?(?:efg?h?)?|xyz+|none|nil|n\s*\/?\s*a|tbd|tba|todo|null|undefined|name|title|first\s*name\s*last\s*name|your\s+name|company\s+name|untitled|sample|dummy|hello(?:\s+world)?|hi|ok)[\s.!-]*$/iu;

/** "Tester" is a job title, so it is no placeholder. */
const isFillerOnly = (text: string) => FILLER_ONLY.test(text.trim()) && !/^tester$/iu.test(text.trim());

export const FILLER_RULES: readonly TextRule[] = [
  {
    certainty: 96,
    find: (text) =>
      FILLER.test(text) || isFillerOnly(text)
        ? 'replace the placeholder text with your own words.'
        : undefined,
  },
];
