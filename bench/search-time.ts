import type { TalentQuestion } from '@talaash/talent-index/port';
import { percentile, printTable } from './print.ts';
import type { BenchQuestion } from './search-question.ts';

/** A search to measure. */
export type Ask = (question: TalentQuestion) => unknown;

/** Milliseconds of each answer, by kind of question. */
export type Times = Map<string, number[]>;

/** Asks every question `passes` times, one after the other. The `warmUps` passes before are not counted. */
export async function timeQuestions(
  questions: readonly BenchQuestion[],
  ask: Ask,
  passes: number,
  warmUps = 1,
): Promise<Times> {
  const times: Times = new Map(questions.map(({ kind }) => [kind, []]));
  for (let pass = -warmUps; pass < passes; pass += 1) {
    for (const { kind, question } of questions) {
      const start = performance.now();
      await ask(question);
      if (pass >= 0) times.get(kind)?.push(performance.now() - start);
    }
  }
  return times;
}

/** Milliseconds of each completion of what was typed, `passes` times. */
export async function timeCompletions(
  typed: readonly string[],
  complete: (typed: string) => unknown,
  passes: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let pass = -1; pass < passes; pass += 1) {
    for (const one of typed) {
      const start = performance.now();
      await complete(one);
      if (pass >= 0) times.push(performance.now() - start);
    }
  }
  return times;
}

/** As many questions of each kind, spread evenly over it. */
export function sampled(questions: readonly BenchQuestion[], ofEachKind: number): BenchQuestion[] {
  const byKind = Map.groupBy(questions, ({ kind }) => kind);
  return [...byKind.values()].flatMap((own) => {
    const step = Math.max(1, own.length / ofEachKind);
    return own.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  });
}

export const allTimes = (times: Times): number[] => [...times.values()].flat();

/** Prints p50, p95 and max of each engine in milliseconds, one row for each kind of question. */
export function printTimes(engines: readonly { name: string; times: Times }[]): void {
  const cells = (times: readonly number[]) =>
    [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(2));
  const kinds = [...(engines[0]?.times.keys() ?? [])];
  printTable([
    ['ms', ...engines.flatMap(({ name }) => [`${name} p50`, 'p95', 'max'])],
    ...kinds.map((kind) => [kind, ...engines.flatMap(({ times }) => cells(times.get(kind) ?? []))]),
    ['all', ...engines.flatMap(({ times }) => cells(allTimes(times)))],
  ]);
}
