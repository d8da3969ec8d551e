import { setTimeout as wait } from 'node:timers/promises';

const STEP_MS = 250;

/** Ends after a whole number of steps, so that the time does not tell which of two ways was taken. */
export async function inSteps<Result>(act: () => Promise<Result>): Promise<Result> {
  const startedMs = performance.now();
  try {
    return await act();
  } finally {
    await wait(STEP_MS - ((performance.now() - startedMs) % STEP_MS));
  }
}
