import { inflectionsOf } from './inflection.ts';

/** Shorter words are abbreviations, which take no plural in a name. */
const INFLECTED_LETTERS_MIN = 5;

const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/**
 * The source of a pattern (flags `iu`) that finds any of these names in a text, in singular and plural. The words of a name may
 * be separated by a full stop, a space, both, or nothing: "B.Tech" also finds "b tech" and "BTech".
 */
export function namePattern(names: readonly string[]): string {
  const forms = names.flatMap((name) => {
    const last = name.toLowerCase().split(' ').at(-1) ?? '';
    const others = last.length < INFLECTED_LETTERS_MIN ? [] : inflectionsOf(last);
    return [name, ...others.map((other) => name.slice(0, -last.length) + other)];
  });
  const sources = forms
    .toSorted((a, b) => b.length - a.length)
    .map((form) =>
      form
        .split(/ |\.(?=.)/)
        .map(escaped)
        .join('\\.?\\s?'),
    );
  return `(?<![\\p{L}\\p{M}\\p{N}])(?:${sources.join('|')})(?:['’]s)?(?![\\p{L}\\p{M}])`;
}
