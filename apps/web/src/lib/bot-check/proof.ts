import type { BotChallenge } from '@talaash/domain/bot-check/schema';
import { BOT_CHECK_WAITING_SENTENCE } from '@talaash/domain/bot-check/words';
import { announce } from '../../ui/base/announce.tsx';
import { isCallError } from '../call-error.ts';

type Proof = Promise<string | undefined>;

/** Proofs that are or are being computed, by the call they are for. Each is sent once. */
const prepared = new Map<string, Proof>();

/** Begins to compute a proof for a call, in the background, unless there is one already. */
export function prepareProof(call: string): void {
  if (!prepared.has(call)) prepared.set(call, compute(call));
}

/**
 * Makes a call with the proof that was prepared for it, if any. When the server asks for a proof, because there is none or
 * it is too old, one is computed and the call is made once more.
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

/** Long enough that a proof which is about to be ready is not announced. */
const SILENT_MS = 500;

/** Somebody waits now, and is told if it takes a while. */
async function waitFor(proof: Proof): Proof {
  const timer = setTimeout(() => announce(BOT_CHECK_WAITING_SENTENCE), SILENT_MS);
  return proof.finally(() => clearTimeout(timer));
}

/** What solves is loaded only now. A failure is no answer: the server then says that a proof is missing. */
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
