const ANSWERS_MAX = 20_000;
/** No word is longer. A query may hold a text of 10,000 letters without a blank, which must not fill the memory. */
const LENGTH_MAX = 40;

/** Caches the answers of a function of one short text, 20,000 at most. No caller may change an answer. */
export function cached<Answer>(answerTo: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const answer = answerTo(text);
    if (text.length > LENGTH_MAX) return answer;
    if (known.size >= ANSWERS_MAX) known.clear();
    known.set(text, answer);
    return answer;
  };
}
