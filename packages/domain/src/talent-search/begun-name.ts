/** Whether words of a name that follow each other begin so: "sen rea" begins words of Senior React Developer. Both are folded. */
export function isBegunName(name: string, typed: string): boolean {
  const words = name.split(' ');
  const begins = typed.split(' ');
  return words.some((_, at) => begins.every((begin, of) => words[at + of]?.startsWith(begin)));
}
