import { setTimeout as wait } from 'node:timers/promises';

const STEP_MS = 250;

/** Rounds the duration up to whole steps, so that it does not reveal which of two paths was taken. */
export async function inSteps<Result>(act: () => Promise<Result>): Promise<Result> {
  const startedMs = performance.now();
  try {
    return await act();
  } finally {
    await wait(STEP_MS - ((performance.now() - startedMs) % STEP_MS));
  }
}
