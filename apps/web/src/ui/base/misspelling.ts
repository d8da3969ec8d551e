/** The allowed edits for a word of at least this length, the same as in the search. */
const EDITS_BY_LENGTH = [
  { length: 8, edits: 2 },
  { length: 4, edits: 1 },
] as const;

/** Whether a typed word may be a misspelling of the other. Both are in lower case. */
export function isMisspellingOf(typed: string, word: string): boolean {
  const rule = EDITS_BY_LENGTH.find(({ length }) => typed.length >= length);
  if (!rule || /\p{N}/u.test(typed) || Math.abs(typed.length - word.length) > rule.edits) return false;
  const startsAlike = typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0]);
  return startsAlike && editsBetween(typed, word) <= rule.edits;
}

/** The edit distance: insertions, deletions, substitutions, and swaps of neighbouring letters. */
function editsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const cell = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const edits = Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + cost);
      row.push(isSwap ? Math.min(edits, cell(i - 2, j - 2) + 1) : edits);
    }
  }
  return cell(a.length, b.length);
}
