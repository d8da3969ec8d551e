import type { BotChallenge } from '@talaash/domain/bot-check/schema';
import { solveChallengeWorkers } from 'altcha-lib';

/** A slow phone needs a few seconds. */
const TIMEOUT_MS = 60_000;

/** More workers would make the page stutter; fewer would make the person wait. */
const WORKERS_MAX = 4;

/** Solves a challenge in workers. @returns the proof for the server; undefined if this browser cannot compute one */
export async function solve(challenge: BotChallenge): Promise<string | undefined> {
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(WORKERS_MAX, Math.max(1, (navigator.hardwareConcurrency || 2) - 1)),
    createWorker: () => new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' }),
    timeout: TIMEOUT_MS,
  });
  return solution === null ? undefined : btoa(JSON.stringify({ challenge, solution }));
}
