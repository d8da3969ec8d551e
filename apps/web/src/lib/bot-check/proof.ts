import type { BotChallenge } from '@talaash/domain/bot-check/schema';
import { BOT_CHECK_WAITING_SENTENCE } from '@talaash/domain/bot-check/words';
import { announce } from '../../ui/base/announce.tsx';
import { isCallError } from '../call-error.ts';

type Proof = Promise<string | undefined>;

/** Proofs by call, ready or being computed. Each is sent once. */
const prepared = new Map<string, Proof>();

/** Starts computing a proof for a call in the background, unless one exists. */
export function prepareProof(call: string): void {
  if (!prepared.has(call)) prepared.set(call, compute(call));
}

/**
 * Makes a call with its prepared proof, if any. If the server asks for a proof because it is missing or expired, this computes
 * one and repeats the call.
 * @param ask makes the call with these headers; it fails with a `CallError`
 */
export async function withProof<Answer>(
  call: string,
  ask: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const ready = prepared.get(call);
  prepared.delete(call);
  try {
    return await ask(headersOf(ready && (await waitFor(ready))));
  } catch (error) {
    if (!isCallError(error, 'BOT_CHECK_REQUIRED')) throw error;
    const proof = await waitFor(compute(call));
    if (proof === undefined) throw error;
    return ask(headersOf(proof));
  }
}

const headersOf = (proof: string | undefined): Record<string, string> =>
  proof === undefined ? {} : { 'x-bot-check': proof };

/** Long enough that a proof that is almost ready is not announced. */
const SILENT_MS = 500;

/** The person is waiting now, so a longer wait is announced. */
async function waitFor(proof: Proof): Proof {
  const timer = setTimeout(() => announce(BOT_CHECK_WAITING_SENTENCE), SILENT_MS);
  return proof.finally(() => clearTimeout(timer));
}

/** Loads the solver on demand. A failure yields no proof, and the server then reports the missing proof. */
async function compute(call: string): Proof {
  try {
    const [{ solve }, response] = await Promise.all([
      import('./solver.ts'),
      fetch(`/api/v1/bot-challenges/${encodeURIComponent(call)}`, { cache: 'no-store' }),
    ]);
    const { challenge } = (await response.json()) as { challenge?: BotChallenge | null };
    return challenge ? await solve(challenge) : undefined;
  } catch {
    return undefined;
  }
}
