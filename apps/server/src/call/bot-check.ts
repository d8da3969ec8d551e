import type { BotCheckRule } from '@talaash/contract/call';
import { usedBotChallenges } from '../db/schema/bot-check.ts';
import type { Deps } from './deps.ts';
import type { Limits } from './limit.ts';
import { refusal } from './refusal.ts';
import type { Viewer } from './viewer.ts';

/** The header with the proof that `botCheck.challenge` asks for. */
export const PROOF_HEADER = 'x-bot-check';

export type GivenProof = {
  /** The name of the call or plain route. */
  call: string;
  /** The value of the header, if there is one. */
  proof: string | undefined;
};

/**
 * Requires a proof if the call declares a bot check. For calls that ask guests only after a burst, each proof allows another
 * burst.
 * @throws BOT_CHECK_REQUIRED with the name of the call
 */
export async function checkBot(
  { deps, limits }: { deps: Pick<Deps, 'botCheck' | 'db'>; limits: Limits },
  given: GivenProof & { rule: BotCheckRule },
  { viewer, caller }: { viewer: Viewer; caller: string },
): Promise<void> {
  const { rule, call } = given;
  if (rule === true) return requireProof(deps, given);
  if (!deps.botCheck.isOn || viewer !== null) return;
  const burst = `${call} without a proof`;
  if (await limits.isWithin(burst, rule.guestsBeyond, caller)) return;
  await requireProof(deps, given);
  await limits.forget(burst, caller);
}

/** Accepts each proof once across all nodes. @throws BOT_CHECK_REQUIRED with the name of the call */
export async function requireProof(
  { botCheck, db }: Pick<Deps, 'botCheck' | 'db'>,
  { call, proof }: GivenProof,
): Promise<void> {
  if (!botCheck.isOn) return;
  const read = proof === undefined ? undefined : await botCheck.read(proof, call);
  if (read) {
    const { id, expiresAt } = read;
    const [used] = await db
      .insert(usedBotChallenges)
      .values({ id, expiresAt: expiresAt.toISOString() })
      .onConflictDoNothing()
      .returning();
    if (used) return;
  }
  throw refusal('BOT_CHECK_REQUIRED', undefined, { call });
}
