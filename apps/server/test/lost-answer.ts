import pg from 'pg';

/** Until it is restored, each statement of this kind is made, but its connection breaks before the answer. */
export function loseAnswers(pattern: RegExp): { restore: () => void } {
  const { prototype } = pg.Client;
  const { query } = prototype;
  const textOf = (given: unknown): string =>
    typeof given === 'string' ? given : ((given as { text?: string } | undefined)?.text ?? '');
  prototype.query = async function lossy(this: pg.Client, ...given: unknown[]) {
    const answer: unknown = await (query as (...of: unknown[]) => unknown).apply(this, given);
    if (pattern.test(textOf(given[0]))) throw new Error('Connection terminated unexpectedly');
    return answer;
  } as typeof query;
  return { restore: () => void (prototype.query = query) };
}
