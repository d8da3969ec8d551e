/** Words from examples, and from made-up secrets. */
const GUESSABLE =
  /passphrase|production|characters|qwertyuiop|asdfghjkl|password|replace|example|default|talaash|staging|letmein|welcome|openssl|zxcvbnm|change|insert|secret|sample|please|random|string|qwerty|local|admin|token|least|super|value|test|demo|your|this|with|here|long|rand|dont|app|the|key|hex|use|me|my|is|it|in|at|to/g;

/** A random secret of 32 hexadecimal digits has fewer distinct ones once in a million times. */
const DIFFERENT_MIN = 8;

/** A secret without its words and sequences must still be this long. */
const UNGUESSABLE_MIN = 16;

/** Whether a long secret is still guessable: a repeated letter, a pattern, words, or a keyboard row. */
export function isGuessable(secret: string): boolean {
  if (new Set(secret).size < DIFFERENT_MIN || isRepeated(secret)) return true;
  const letters = secret.toLowerCase().replace(/[^a-z0-9]/g, '');
  return withoutRuns(letters.replace(GUESSABLE, '')).length < UNGUESSABLE_MIN;
}

/** Whether a text repeats one piece. */
function isRepeated(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length += 1)
    if (text.slice(length) === text.slice(0, -length)) return true;
  return false;
}

/** Without alphabetic and numeric sequences, such as 12345 or fedcba. */
function withoutRuns(text: string): string {
  const step = (at: number) => text.charCodeAt(at) - text.charCodeAt(at - 1);
  return [...text].filter((_, at) => Math.abs(step(at)) !== 1 || step(at) !== step(at - 1)).join('');
}
