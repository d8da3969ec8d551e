import type { BotChallenge } from '@talaash/domain/bot-check/schema';

export type BotCheck = {
  /** Whether anything is checked. */
  isOn: boolean;
  /** A challenge for a browser that wants to make a call; null if the check is off. */
  challenge(call: string): Promise<BotChallenge | null>;
  /**
   * Verifies a proof. Undefined unless it solves a challenge of ours, for this call and in time. The caller checks by `id`
   * whether it was used before.
   */
  read(proof: string, call: string): Promise<Proof | undefined>;
  /** Creates, solves and verifies a challenge. @returns a sentence about the result */
  probe?(): Promise<string>;
};

/** A solved challenge. */
export type Proof = { id: string; expiresAt: Date };
