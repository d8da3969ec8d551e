/** Normalises a name for comparison: lower case, no accents, single spaces. Devanagari keeps its vowel signs. */
export function normalisedName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

function prefixes(word: string): string[] {
  const letters = [...word];
  return letters.map((_, index) => letters.slice(0, index + 1).join(''));
}

/** All prefixes of each word, and the first word followed by each prefix of each later word. */
export function searchKeywords(name: string): string[] {
  const words = normalisedName(name)
    .split(' ')
    .filter((word) => word !== '');
  const [first = '', ...later] = words;
  return [
    ...new Set([
      ...words.flatMap(prefixes),
      ...later.flatMap((word) => prefixes(word).map((prefix) => `${first} ${prefix}`)),
    ]),
  ];
}

/** Whether the typed text is one of the name's search keywords, without building the list. Blank text matches every name. */
export function nameMatches(name: string, typed: string): boolean {
  const text = normalisedName(typed);
  const [first = '', ...later] = normalisedName(name).split(' ');
  return (
    text === '' ||
    first.startsWith(text) ||
    later.some(
      (word) => word.startsWith(text) || (text.length > first.length && `${first} ${word}`.startsWith(text)),
    )
  );
}
